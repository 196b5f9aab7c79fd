import { css } from "@emotion/react";
import { type ReactNode, useEffect, useState } from "react";
import { visuallyHidden } from "../../styles/visuallyHidden";

/** How long the sliders have to stay still before the result is announced. */
const REST_MS = 600;

interface Props {
  /** The result as text. */
  text: string;
  /** The same result as it is displayed. */
  children: ReactNode;
  className?: string;
}

/** The result of some sliders, announced to screen readers only once they stop moving. */
export function LiveResult({ text, children, className }: Props) {
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
