import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useLightbox } from "../../hooks/useLightbox";
import { minWidth } from "../../styles/mediaQueries";
import { color, size } from "../../styles/tokens";
import { formatArea, formatTenths } from "../../texts/format";
import { DetailSection } from "../layout/DetailSection";
import { LightboxButton } from "../media/LightboxButton";
import { Picture } from "../media/Picture";

export const PLAN_ID = "plano";

interface Props {
  /** The home and its project, in words. */
  title: string;
  plan: Queries.UnitPlanFragment;
  unit: Pick<Queries.Unit, "area" | "usableArea" | "terrace">;
}

/** A home's floor plan, with its rooms in square metres. */
export function UnitPlan({ title, plan, unit }: Props) {
  const { area, usableArea, terrace } = unit;
  const lightbox = useLightbox({ name: `Plano de ${title}`, pictures: [plan] });
  const totals = [
    { title: "Útiles", area: usableArea },
    { title: "Terraza", area: terrace },
    { title: "Construidos", area },
  ];
  return (
    <DetailSection
      id={PLAN_ID}
      title="El plano"
      background="white"
      figure={{
        columns: "eight",
        content: (
          <figure css={styles.figure}>
            <Picture file={plan.image} alt={plan.alt} sizes={`${minWidth.desktop} 57vw, 100vw`} />
            <LightboxButton lightbox={lightbox} index={0}>
              Ampliar plano
            </LightboxButton>
            {lightbox.dialog}
          </figure>
        ),
      }}
    >
      <table css={styles.table} aria-label="Superficies">
        <tbody>
          {plan.rooms?.map((room) => (
            <tr key={room.name}>
              <th scope="row">{room.name}</th>
              <td>{formatTenths(room.area)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {totals.map(({ title, area }) =>
            area ? (
              <tr key={title}>
                <th scope="row">{title}</th>
                <td>{plan.rooms ? `${formatTenths(area)}\u00A0m²` : formatArea(area)}</td>
              </tr>
            ) : null,
          )}
        </tfoot>
      </table>
    </DetailSection>
  );
}

export const query = graphql`
  fragment UnitPlan on FloorPlan {
    ...FloorPlanFigure
    rooms {
      name
      area
    }
  }
`;

const styles = {
  figure: css({
    position: "relative",
    display: "grid",
    justifyItems: "start",
    gap: "1.25rem",
    picture: { width: "100%" },
    // Makes the whole plan clickable.
    "button::after": { content: '""', position: "absolute", inset: 0, cursor: "zoom-in" },
  }),
  table: css({
    width: "100%",
    borderTop: `1px solid ${color.ink}`,
    borderCollapse: "collapse",
    fontSize: size.small,
    "th, td": { padding: "0.6875rem 0", borderBottom: `1px solid ${color.rule}`, lineHeight: 1.4 },
    th: { fontWeight: 400, textAlign: "left" },
    td: { paddingLeft: "1rem", textAlign: "right", whiteSpace: "nowrap" },
    "tfoot tr:first-of-type > *": { fontWeight: 600 },
  }),
};
