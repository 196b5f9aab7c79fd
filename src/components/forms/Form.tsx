import { css } from "@emotion/react";
import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { type Draft, DraftContext } from "../../hooks/useDraft";
import { useFormSettings } from "../../hooks/useFormSettings";
import { HONEYPOT, type SubmissionState, useFormSubmission } from "../../hooks/useFormSubmission";
import { buttonStyles } from "../../styles/controls";
import { withoutScripts } from "../../styles/mediaQueries";
import { color, font, size, space, tableOfContents } from "../../styles/tokens";
import { visuallyHidden } from "../../styles/visuallyHidden";
import { createPhoneUrl } from "../../urls/contactUrls";
import { LogoMark } from "../ui/LogoMark";
import { alertStyle, COMPACT_PADDING } from "./formStyles";

interface Props {
  /** Its name is sent along, so that the recipient can tell which form it was. */
  draft: Draft;
  /** The form's accessible name. */
  label: string;
  submit: string;
  /** Offered when the form can't be sent. */
  contact: Pick<Queries.ContactDetails, "phone" | "email">;
  /** Less padding and space between fields, so that a box is barely taller than a laptop's window. */
  compact?: boolean;
  className?: string;
  /** Whether the form may be sent, in addition to native validation. */
  check?: () => boolean;
  onSent?: () => void;
  children: ReactNode;
}

/**
 * A form with native validation that shows its progress, thanks the visitor and comes back empty.
 * Without an endpoint it sends nothing: `method="dialog"` keeps what is typed out of the address
 * even before the scripts run.
 */
export function Form(props: Props) {
  const { draft, label, submit, contact, compact, className, check, onSent, children } = props;
  const { endpoint } = useFormSettings();
  const form = useRef<HTMLFormElement>(null);
  const thanks = useRef<HTMLDivElement>(null);
  const { state, submit: start } = useFormSubmission(endpoint);

  // Before anything is rendered again, which would replace what was typed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => draft.restore(readTyped(form.current as HTMLFormElement)), []);

  // Fields and thanks replace each other, and take the focus along if it was in this form.
  useLayoutEffect(() => {
    const [fields, message] = [form.current, thanks.current];
    if (!fields || !message) return;
    const inForm = fields.contains(document.activeElement);
    if (state === "sent" && inForm) {
      message.focus({ preventScroll: true });
      message.firstElementChild?.scrollIntoView(NEAREST);
    }
    if (state === "idle" && message === document.activeElement) {
      fields.focus({ preventScroll: true });
    }
    if (state === "failed" && inForm) fields.lastElementChild?.scrollIntoView(NEAREST);
  }, [state]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const empty = () => {
      draft.clear();
      onSent?.();
    };
    if (!check || check()) start(event.currentTarget, empty);
  };

  const contactLinks = (
    <>
      <a href={createPhoneUrl(contact.phone)}>{contact.phone}</a> o escríbenos a{" "}
      <a href={`mailto:${contact.email}`}>{contact.email}</a>.
    </>
  );

  return (
    <div css={[styles.root, compact && styles.compactRoot]} className={className}>
      <form
        ref={form}
        css={[styles.form, compact && styles.compactForm]}
        {...(endpoint ? { method: "post", action: endpoint } : { method: "dialog" })}
        aria-label={label}
        aria-busy={state === "sending"}
        tabIndex={-1}
        data-sent={state === "sent"}
        onSubmit={onSubmit}
        onInvalidCapture={focusFirstInvalid}
      >
        {endpoint ? (
          <>
            <input type="hidden" name="form-name" value={draft.name} />
            {/* Not `display: none`, which bots recognise. */}
            <label css={visuallyHidden} aria-hidden="true">
              Deja este campo vacío
              <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
            </label>
          </>
        ) : (
          <p css={styles.noScript}>
            Este formulario necesita JavaScript. Llámanos al {contactLinks}
          </p>
        )}
        {/* What is typed while it is being sent would be lost. */}
        <DraftContext value={state === "sending" ? { ...draft, enter() {} } : draft}>
          {children}
        </DraftContext>
        <button
          type="submit"
          css={[buttonStyles.primary, styles.submit, compact && styles.compactSubmit]}
          data-script-only={!endpoint || undefined}
          aria-disabled={state === "sending"}
        >
          {buttonTexts[state] || submit}
        </button>
        {state === "failed" && (
          <p role="alert" css={alertStyle}>
            No hemos podido enviarlo; lo que has escrito sigue aquí. Inténtalo de nuevo, llámanos al{" "}
            {contactLinks}
          </p>
        )}
      </form>
      <div ref={thanks} role="status" tabIndex={-1} css={styles.thanks}>
        {state === "sent" && (
          <div>
            <LogoMark css={styles.mark} />
            <p css={styles.title}>¡Solicitud enviada!</p>
            <p css={styles.sentence}>
              Gracias por tu interés. Nuestro equipo se pondrá en contacto contigo en breve.
            </p>
          </div>
        )}
      </div>
    </div>
  );
}

/** Reads what was typed, or restored by the browser, while the scripts were loading. */
function readTyped(form: HTMLFormElement): Record<string, string> {
  const fields = [...form.elements] as (HTMLInputElement & { selectedIndex?: number })[];
  const typed = fields.filter(
    ({ type, selectedIndex = 0, value, defaultValue = value }) =>
      type !== "checkbox" && (selectedIndex > 0 || value !== defaultValue),
  );
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]));
}

const NEAREST = { block: "nearest" } as const;

/** Replaces the browser's bubble, which speaks its language: each field has a sentence below it. */
function focusFirstInvalid(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  const fields = [...event.currentTarget.elements] as HTMLInputElement[];
  const first = fields.find(({ willValidate, validity }) => willValidate && !validity.valid);
  if (event.target === first) first.focus();
}

const buttonTexts: Partial<Record<SubmissionState, string>> = {
  sending: "Enviando…",
  failed: "Reintentar",
};

const styles = {
  root: css({
    display: "grid",
    padding: "clamp(min(1.5rem, 5vw), 3.4vw, 3rem)",
    background: color.white,
    "& > *": { gridArea: "1 / 1" },
    // The thanks fill the box, which stays as tall as the form.
    "&:has(> form[data-sent='true'])": { background: color.ink, color: color.page },
  }),
  form: css({
    display: "grid",
    gap: "1.25rem",
    alignContent: "start",
    minWidth: 0,
    "&[data-sent='true']": { visibility: "hidden" },
    "a[href^='tel:']": { whiteSpace: "nowrap" },
  }),
  compactRoot: css({ padding: `1rem ${COMPACT_PADDING} 1.75rem` }),
  compactForm: css({ gap: "1rem" }),
  submit: css({ width: "100%", marginTop: "0.25rem" }),
  compactSubmit: css({ marginTop: 0 }),
  noScript: css({ display: "none", fontSize: size.small, ...withoutScripts({ display: "block" }) }),
  thanks: css({
    display: "grid",
    alignItems: "center",
    pointerEvents: "none",
    "&:not(:empty)": { pointerEvents: "auto" },
    // Sticky, as the form may be taller than the window, and clear of what stays at its top.
    "& > div": {
      position: "sticky",
      insetBlock: `calc(${space.header} + ${tableOfContents.height} + 1.5rem) 1.5rem`,
      scrollMarginBlock: `calc(${space.header} + ${tableOfContents.height} + 1.5rem) 1.5rem`,
    },
  }),
  mark: css({ height: "4.5rem", marginBottom: "2rem" }),
  title: css({
    fontFamily: font.display,
    fontSize: size.section,
    lineHeight: 1.02,
    marginBottom: "1.25rem",
  }),
  sentence: css({ maxWidth: "26em", fontSize: size.lead }),
};
