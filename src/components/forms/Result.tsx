import { css } from "@emotion/react";
import { type ReactNode, useEffect, useState } from "react";
import { visuallyHidden } from "../../styles/visuallyHidden";

/** After this time without a change, the hand on the slider rests. */
const REST_MS = 600;

interface Props {
  /** The result in words. */
  text: string;
  /** The same as it is shown. */
  children: ReactNode;
  className?: string;
}

/** What sliders come to. Screen readers hear it once, when the hand rests. */
export function Result({ text, children, className }: Props) {
  const [announced, setAnnounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div css={root}>
      <p aria-hidden="true" className={className}>
        {children}
      </p>
      <p role="status" css={visuallyHidden}>
        {announced}
      </p>
    </div>
  );
}

const root = css({ position: "relative" });
