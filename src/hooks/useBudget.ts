import { useSyncExternalStore } from "react";
import type { Budget } from "../costs/affordability";
import { parseAmount } from "../utils/parseAmount";
import { readStored, writeStored } from "../utils/sessionStorage";

/** What was typed stays in this tab. */
const KEY = "alcance";

const listeners = new Set<() => void>();

/** Both texts, as a query string; kept here too, in case the browser denies storage. */
let typed: string | undefined;

const read = () => typed ?? readStored(KEY) ?? "";

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What the visitor has typed of savings and of a monthly payment, on any page of this tab. */
export function useBudget() {
  const stored = new URLSearchParams(useSyncExternalStore(subscribe, read, () => ""));
  const savings = stored.get("savings") ?? "";
  const monthly = stored.get("monthly") ?? "";
  const budget: Budget = { savings: parseAmount(savings), monthly: parseAmount(monthly) };
  const isRead = (text: string, sum?: number) => sum !== undefined || text.trim() === "";
  const isTyped = budget.savings !== undefined || budget.monthly !== undefined;
  return {
    texts: { savings, monthly },
    /** Whether what was typed is sums of money. */
    isClear: isRead(savings, budget.savings) && isRead(monthly, budget.monthly),
    /** Undefined until something is typed. */
    budget: isTyped ? budget : undefined,
    setText: (name: "savings" | "monthly", text: string) => {
      const texts = new URLSearchParams(read());
      texts.set(name, text);
      typed = texts.toString();
      writeStored(KEY, typed);
      for (const listener of listeners) listener();
    },
  };
}
