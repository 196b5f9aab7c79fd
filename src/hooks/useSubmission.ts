import { useEffect, useRef, useState } from "react";

/** `sent` shows the thanks, then the form is `idle` again. */
export type SubmissionState = "idle" | "sending" | "sent" | "failed";

/** How long each state lasts, in milliseconds. */
const SENDING_MS = 1000;
const SENT_MS = 3000;

/** How long a form's destination may take to answer, in milliseconds. */
const TIMEOUT_MS = 15_000;

/** The field that only robots fill in, by the name that form services know. */
export const HONEYPOT = "_gotcha";

/** Sends a form and resets it. Without an endpoint it sends nothing, and only shows the same states. */
export function useSubmission(endpoint: string | undefined) {
  const [state, setState] = useState<SubmissionState>("idle");
  // Two presses may come before React renders once.
  const sending = useRef<HTMLFormElement>(null);

  const submit = async (form: HTMLFormElement) => {
    if (sending.current) return;
    sending.current = form;
    setState("sending");
    if (!endpoint) return;
    const arrived = await send(endpoint, new FormData(form));
    // At once, behind the thanks: a browser restores the fields of a page that is left meanwhile.
    if (arrived) form.reset();
    else sending.current = null;
    setState(arrived ? "sent" : "failed");
  };

  useEffect(() => {
    const finish = {
      sending: () => {
        sending.current?.reset();
        setState("sent");
      },
      sent: () => {
        sending.current = null;
        setState("idle");
      },
    };
    if (state === "idle" || state === "failed" || (state === "sending" && endpoint)) return;
    const timer = setTimeout(finish[state], state === "sending" ? SENDING_MS : SENT_MS);
    return () => clearTimeout(timer);
  }, [state, endpoint]);

  return { state, submit };
}

/** Resolves to whether the form has arrived. */
async function send(endpoint: string, data: FormData): Promise<boolean> {
  // A robot is to believe that it has.
  if (data.get(HONEYPOT)) return true;
  try {
    const { ok } = await fetch(endpoint, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams([...data].map(([name, value]) => [name, String(value)])),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return ok;
  } catch {
    return false;
  }
}
