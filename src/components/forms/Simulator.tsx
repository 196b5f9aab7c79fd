import { css } from "@emotion/react";
import { type MouseEvent, useState } from "react";
import { color, font, print, scriptless, size } from "../../styles/tokens";
import { formatCount, formatEuros, formatNumber } from "../../utils/format";
import { buttonStyles } from "../ui/buttonStyles";
import { Slider } from "../ui/Slider";
import { ReturnBand } from "./ReturnBand";

interface Props {
  /** Percent a year. */
  annualReturn: { min: number; max: number };
  /** Euros. */
  minimumAmount: number;
}

const MOST_YEARS = 10;

/** How far an investment may come: an estimate to play with, that fills in the form on request. */
export function Simulator({ annualReturn, minimumAmount }: Props) {
  const [amount, setAmount] = useState(minimumAmount * 5);
  const [years, setYears] = useState(4);
  const gain = (rate: number) => Math.round((amount * rate * years) / 100);
  const [least, most] = [gain(annualReturn.min), gain(annualReturn.max)];

  const fillIn = ({ currentTarget }: MouseEvent) => {
    const field = currentTarget
      .closest("section")
      ?.querySelector<HTMLInputElement>('input[name="amount"]');
    if (!field) return;
    field.value = formatEuros(amount);
    field.focus();
  };
  return (
    <fieldset css={styles.root}>
      <legend css={styles.title}>Haz tus números</legend>
      <Slider
        label="Cantidad"
        value={amount}
        shown={formatEuros(amount)}
        min={minimumAmount}
        max={minimumAmount * 25}
        step={minimumAmount / 2}
        onChange={setAmount}
      />
      <Slider
        label="Plazo"
        value={years}
        shown={formatCount(years, "año", "años")}
        min={1}
        max={MOST_YEARS}
        step={1}
        onChange={setYears}
      />
      <ReturnBand rates={annualReturn} years={years} mostYears={MOST_YEARS} />
      <p css={styles.result} aria-live="polite">
        Entre{" "}
        <strong>
          {formatEuros(amount + least)} y {formatEuros(amount + most)}
        </strong>{" "}
        al cabo de {formatCount(years, "año", "años")}: de {formatEuros(least)} a{" "}
        {formatEuros(most)} de beneficio.
      </p>
      <p css={styles.small}>
        Estimación sin garantía, con una rentabilidad del {formatNumber(annualReturn.min)} al{" "}
        {formatNumber(annualReturn.max)}&nbsp;% anual, sin reinvertir y antes de impuestos.
      </p>
      <button type="button" css={buttonStyles.quiet} onClick={fillIn}>
        Llevar {formatEuros(amount)} al formulario
      </button>
    </fieldset>
  );
}

const styles = {
  root: css({
    display: "grid",
    gap: "1.25rem",
    justifyItems: "start",
    minInlineSize: 0,
    margin: "2.5rem 0 0",
    padding: 0,
    border: 0,
    [scriptless]: { display: "none" },
    [print]: { display: "none" },
  }),
  title: css({
    width: "100%",
    marginBottom: "1.5rem",
    padding: "1.25rem 0 0",
    borderTop: `1px solid ${color.ink}`,
    font: `${size.heading} ${font.serif}`,
  }),
  result: css({ maxWidth: "32em" }),
  small: css({ maxWidth: "34em", color: color.muted, fontSize: size.tiny }),
};
