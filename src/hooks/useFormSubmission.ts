import { useEffect, useRef, useState } from "react";

/** `sent` shows the thanks, after which the form is `idle` again. */
export type SubmissionState = "idle" | "sending" | "sent" | "failed";

/** In milliseconds: the pretended sending where there is no endpoint, and the thanks. */
const SIMULATED_SENDING_MS = 1000;
const SENT_MS = 3000;

/** How long the endpoint may take to answer, in milliseconds. */
const TIMEOUT_MS = 15_000;

/** The honeypot field, which only bots fill in, named as form services expect it. */
export const HONEYPOT = "_gotcha";

/** Sends a form and empties it. Without an endpoint it only goes through the same states. */
export function useFormSubmission(endpoint: string | undefined) {
  const [state, setState] = useState<SubmissionState>("idle");
  // A ref, because a second press may come before React re-renders.
  const emptying = useRef<() => void>(null);

  /** @param onEmpty is called when the form is reset */
  const submit = async (form: HTMLFormElement, onEmpty: () => void) => {
    if (emptying.current) return;
    emptying.current = () => {
      form.reset();
      onEmpty();
    };
    setState("sending");
    if (!endpoint) return;
    const arrived = await send(endpoint, new FormData(form));
    // Emptied at once, behind the thanks: on Back, the browser would restore the fields.
    if (arrived) emptying.current();
    else emptying.current = null;
    setState(arrived ? "sent" : "failed");
  };

  useEffect(() => {
    const finish = {
      sending: () => {
        emptying.current?.();
        setState("sent");
      },
      sent: () => {
        emptying.current = null;
        setState("idle");
      },
    };
    if (state === "idle" || state === "failed" || (state === "sending" && endpoint)) return;
    const timer = setTimeout(finish[state], state === "sending" ? SIMULATED_SENDING_MS : SENT_MS);
    return () => clearTimeout(timer);
  }, [state, endpoint]);

  return { state, submit };
}

/** Sends a form's data; resolves to whether they arrived, and never rejects. */
async function send(endpoint: string, data: FormData): Promise<boolean> {
  // Bots should believe that it was sent.
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
