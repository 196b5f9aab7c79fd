import { css } from "@emotion/react";
import { useId } from "react";
import { type AffordabilityUnit, useAffordability } from "../../hooks/useAffordability";
import { useBudget } from "../../hooks/useBudget";
import { useEarlyValue } from "../../hooks/useEarlyValue";
import { from, largeText } from "../../styles/mediaQueries";
import { color, size } from "../../styles/tokens";
import { describeAffordableUnits } from "../../texts/affordability";
import { LiveResult } from "../calculators/LiveResult";

interface Props {
  units: readonly AffordabilityUnit[];
  payments: readonly Queries.Payment[] | null;
  settings: Queries.PurchaseSettingsFragment;
}

/** Two fields for what a buyer can pay, which dim what is beyond it. Nothing is sent anywhere. */
export function BudgetFields({ units, payments, settings }: Props) {
  const { texts, isClear, budget, setText } = useBudget();
  const results = useAffordability(units, payments, settings);
  const description = results
    ? describeAffordableUnits([...results.values()], budget?.savings !== undefined)
    : "";
  const result = isClear ? description : UNCLEAR;
  const getField = (name: keyof typeof texts) => ({
    value: texts[name],
    onChange: (value: string) => setText(name, value),
  });
  return (
    <div css={styles.root} data-script-only>
      <SumField label="¿Cuánto tienes ahorrado?" {...getField("savings")} />
      <SumField label="¿Cuánto puedes pagar al mes?" {...getField("monthly")} />
      <LiveResult text={result} css={styles.result}>
        {result}
      </LiveResult>
    </div>
  );
}

const UNCLEAR = "Escribe cada cantidad en euros y en cifras, como 126.000.";

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function SumField({ label, value, onChange }: FieldProps) {
  const id = useId();
  const field = useEarlyValue<HTMLInputElement>(value, onChange);
  return (
    <div css={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div css={styles.frame}>
        <input
          ref={field}
          id={id}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
        <span aria-hidden="true">€</span>
      </div>
    </div>
  );
}

const styles = {
  root: css({
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    [largeText]: { gridTemplateColumns: "minmax(0, 1fr)" },
    minWidth: 0,
    gap: "0.875rem clamp(0.75rem, 2vw, 1.75rem)",
    "& > :last-child": { gridColumn: "1 / -1", minHeight: "1.6em" },
    [from.desktop]: { gap: "0.875rem 1.75rem" },
  }),
  field: css({
    display: "flex",
    flexDirection: "column",
    justifyContent: "flex-end",
    gap: "0.5rem",
    color: color.onInk,
    fontSize: size.label,
    lineHeight: 1.35,
  }),
  frame: css({
    position: "relative",
    span: { position: "absolute", top: 0, right: "0.875rem", lineHeight: "3rem" },
    input: {
      width: "100%",
      height: "3rem",
      padding: "0 2rem 0 0.875rem",
      border: `1px solid ${color.facade.slab}`,
      borderRadius: 2,
      background: "#00000033",
      color: color.white,
      fontSize: "1.125rem",
      scrollMarginTop: "10rem",
    },
  }),
  result: css({ color: color.facade.lampLight, fontWeight: 600 }),
};
