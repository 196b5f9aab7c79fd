import { useCallback, useEffect, useState } from "react";

/** `sent` shows the thanks, then the form is `idle` again. */
export type SubmissionState = "idle" | "sending" | "sent";

/** How long each state lasts, in milliseconds. */
const SENDING_MS = 1000;
const SENT_MS = 3000;

/**
 * Simulates the submission of a form; nothing is sent.
 * @param onDone called when the thanks disappear
 */
export function useSubmission(onDone: () => void): { state: SubmissionState; submit: () => void } {
  const [state, setState] = useState<SubmissionState>("idle");
  const submit = useCallback(() => {
    setState((current) => (current === "idle" ? "sending" : current));
  }, []);
  useEffect(() => {
    if (state === "idle") return;
    const timer = setTimeout(
      () => {
        if (state === "sent") onDone();
        setState(state === "sending" ? "sent" : "idle");
      },
      state === "sending" ? SENDING_MS : SENT_MS,
    );
    return () => clearTimeout(timer);
  }, [state, onDone]);
  return { state, submit };
}
