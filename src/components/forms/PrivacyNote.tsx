import { css } from "@emotion/react";
import { withPrefix } from "gatsby";
import { useFormSettings } from "../../hooks/useFormSettings";
import { color, size } from "../../styles/tokens";

/** Says what personal data are used for, in forms without a consent checkbox. */
export function PrivacyNote() {
  const { privacyPath } = useFormSettings();
  return (
    <p css={styles.note}>
      Solo usaremos tus datos para atender lo que nos pides.{" "}
      {privacyPath && <PrivacyLink>Política de privacidad</PrivacyLink>}
    </p>
  );
}

/** Opens in a new tab, so that what was typed into the form is not lost. */
export function PrivacyLink({ children }: { children: string }) {
  const { privacyPath } = useFormSettings();
  if (!privacyPath) return children;
  return (
    <a href={withPrefix(privacyPath)} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

const styles = { note: css({ color: color.muted, fontSize: size.tiny }) };
