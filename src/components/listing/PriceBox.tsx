import { css } from "@emotion/react";
import { color, font, from, size } from "../../styles/tokens";
import { formatEuros } from "../../utils/format";

interface Props {
  /** Euros a month. */
  price: number;
}

/** A rental's monthly price. */
export function PriceBox({ price }: Props) {
  return (
    <dl css={styles.root}>
      <dt>Precio mensual</dt>
      <dd>
        <span css={styles.sum}>{formatEuros(price)}</span> al mes
      </dd>
    </dl>
  );
}

const styles = {
  root: css({
    paddingTop: "1rem",
    borderTop: `1px solid ${color.ink}`,
    "dt, dd": { color: color.muted, fontSize: size.small },
    [from.desktop]: { paddingTop: "1.125rem" },
  }),
  sum: css({
    color: color.terracotta,
    fontFamily: font.serif,
    fontSize: "clamp(3rem, 2rem + 3.2vw, 4.5rem)",
    lineHeight: 1.05,
    whiteSpace: "nowrap",
  }),
};
