import { css } from "@emotion/react";
import { type FormEvent, type ReactNode, useCallback, useLayoutEffect, useRef } from "react";
import { useSubmission } from "../../hooks/useSubmission";
import { color, font, from, print, scriptless, size } from "../../styles/tokens";
import { createPhoneLink } from "../../utils/format";
import { buttonStyles } from "../ui/linkStyles";

interface Props {
  id?: string;
  /** Its accessible name. */
  label: string;
  submit: string;
  /** Shown where there are no scripts. */
  contact: Pick<Queries.ContactDetails, "phone" | "email">;
  children: ReactNode;
}

/**
 * A form that sends nothing: the browser validates it, then it waits, thanks and comes back
 * empty. `method="dialog"` keeps what is typed from the address also before the scripts run.
 */
export function Form({ id, label, submit, contact, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const thanks = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const reset = useCallback(() => {
    hadFocus.current = thanks.current === document.activeElement;
    form.current?.reset();
  }, []);
  const { state, submit: start } = useSubmission(reset);

  // The focused element disappears twice; the focus moves along only if it was here.
  useLayoutEffect(() => {
    const inForm = form.current?.contains(document.activeElement);
    if (state === "sent" && inForm) thanks.current?.focus({ preventScroll: true });
    if (state === "idle" && hadFocus.current) form.current?.focus({ preventScroll: true });
  }, [state]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    start();
  };

  return (
    <div css={styles.root}>
      <form
        ref={form}
        id={id}
        css={styles.form}
        method="dialog"
        aria-label={label}
        aria-busy={state === "sending"}
        tabIndex={-1}
        data-away={state === "sent"}
        onSubmit={onSubmit}
      >
        {children}
        <button
          type="submit"
          css={[buttonStyles.primary, styles.submit]}
          aria-disabled={state === "sending"}
        >
          {state === "sending" ? "Enviando…" : submit}
        </button>
        <p css={styles.scriptless}>
          Este formulario necesita JavaScript. Escríbenos a{" "}
          <a href={`mailto:${contact.email}`}>{contact.email}</a> o llámanos al{" "}
          <a href={createPhoneLink(contact.phone)}>{contact.phone}</a>.
        </p>
      </form>
      <div ref={thanks} role="status" tabIndex={-1} css={styles.thanks}>
        {state === "sent" && (
          <div>
            <p css={styles.title}>¡Solicitud enviada!</p>
            <p>Gracias por tu interés. Nuestro equipo se pondrá en contacto contigo en breve.</p>
          </div>
        )}
      </div>
    </div>
  );
}

const styles = {
  root: css({
    display: "grid",
    padding: "clamp(1.5rem, 3.4vw, 3rem)",
    background: color.white,
    "& > *": { gridArea: "1 / 1" },
    [print]: { display: "none" },
  }),
  form: css({
    display: "grid",
    gap: "1.25rem",
    alignContent: "start",
    minWidth: 0,
    "&[data-away='true']": { visibility: "hidden" },
  }),
  submit: css({ width: "100%", marginTop: "0.25rem", [scriptless]: { display: "none" } }),
  scriptless: css({ display: "none", fontSize: size.small, [scriptless]: { display: "block" } }),
  thanks: css({
    display: "grid",
    alignContent: "center",
    pointerEvents: "none",
    "&:not(:empty)": { pointerEvents: "auto" },
  }),
  title: css({
    fontFamily: font.serif,
    fontSize: size.title,
    lineHeight: 1.1,
    marginBottom: "1rem",
  }),
};

/** Two fields side by side where there is room. */
export const fieldRow = css({
  display: "grid",
  gap: "1.25rem",
  [from.tablet]: { gridTemplateColumns: "1fr 1fr" },
});
