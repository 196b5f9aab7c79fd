import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { useLightbox } from "../../hooks/useLightbox";
import { from, minWidth } from "../../styles/mediaQueries";
import { color, size, space } from "../../styles/tokens";
import { formatArea } from "../../texts/format";
import { describeUnitStatus } from "../../texts/labels";
import { formatPrice } from "../../texts/prices";
import { LightboxButton } from "../media/LightboxButton";
import { Picture } from "../media/Picture";

interface Props {
  title: string;
  plans: readonly Queries.FloorPlanFigureFragment[];
  /** A project's homes, each plan's below it. */
  units?: readonly Pick<Queries.Unit, "name" | "path" | "plan" | "price" | "status">[];
  type?: Queries.ProjectType;
}

/** Floor plans that open in the lightbox, each with the homes that have it. */
export function FloorPlans({ title, plans, units = [], type = "rent" }: Props) {
  const lightbox = useLightbox({ name: `Planos de ${title}`, pictures: plans });
  const isRow = plans.length > 1;
  return (
    <>
      <ul
        css={[styles.list, isRow ? styles.row : styles.single]}
        tabIndex={isRow ? 0 : undefined}
        aria-label={isRow ? "Planos" : undefined}
      >
        {plans.map((plan, index) => (
          <li key={plan.title} css={styles.plan}>
            <div css={styles.picture}>
              <Picture
                file={plan.image}
                alt={plan.alt}
                sizes={
                  isRow
                    ? `${minWidth.tablet} 328px, 76vw`
                    : `${minWidth.desktop} min(60vw, 820px), 100vw`
                }
              />
            </div>
            <div>
              <h3 css={styles.title}>{plan.title}</h3>
              <PlanFigures plan={plan} units={units} type={type} />
              <LightboxButton
                lightbox={lightbox}
                index={index}
                label={`Ampliar plano: ${plan.title}`}
              >
                Ampliar plano
              </LightboxButton>
            </div>
          </li>
        ))}
      </ul>
      {lightbox.dialog}
    </>
  );
}

interface PlanFiguresProps {
  plan: Queries.FloorPlanFigureFragment;
  units: NonNullable<Props["units"]>;
  type: Queries.ProjectType;
}

/** The area of a plan, and the homes that have it. */
function PlanFigures({ plan, units, type }: PlanFiguresProps) {
  const own = units.filter((unit) => unit.plan === plan.title);
  if (!plan.area && own.length === 0) return null;
  return (
    <ul css={styles.units}>
      {plan.area && (
        <li>
          <span>Construidos</span> <span>{formatArea(plan.area)}</span>
        </li>
      )}
      {own.map(({ name, path, price, status }) => (
        <li key={name} data-status={status}>
          <Link to={path}>{name}</Link>{" "}
          <span>
            {status === "available" && price
              ? formatPrice(price, type)
              : describeUnitStatus(status, type)}
          </span>
        </li>
      ))}
    </ul>
  );
}

export const query = graphql`
  fragment FloorPlanFigure on FloorPlan {
    title
    alt
    area
    image {
      childImageSharp {
        # Fine lines need a higher quality than photographs.
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [640, 1000, 1600]
          # The dominant colour of a drawing can be that of its lines.
          placeholder: NONE
          avifOptions: { quality: 60 }
        )
      }
    }
  }
`;

const styles = {
  list: css({ display: "grid", columnGap: space.gridGap }),
  single: css({
    "& > li": {
      display: "grid",
      gap: "1.5rem",
      [from.desktop]: { gridTemplateColumns: "8fr 3fr", columnGap: "7rem", alignItems: "center" },
    },
  }),
  /** It is pushed sideways; the next plan is in sight. All plans are printed. */
  row: css({
    "@media screen": {
      gridAutoFlow: "column",
      gridAutoColumns: "min(76%, 19rem)",
      overflowX: "auto",
      overscrollBehaviorX: "contain",
      scrollSnapType: "x proximity",
      paddingBottom: "1rem",
    },
    "@media print": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", rowGap: "1.5rem" },
    "& > li button::after": { bottom: "auto", aspectRatio: "6 / 5" },
  }),
  plan: css({
    position: "relative",
    display: "grid",
    gridTemplateRows: "auto 1fr",
    gap: "1.25rem",
    scrollSnapAlign: "start",
    button: { width: "100%", marginTop: "1.25rem" },
    // Makes the plan itself clickable.
    "button::after": { content: '""', position: "absolute", inset: 0, cursor: "zoom-in" },
  }),
  picture: css({
    alignSelf: "end",
    picture: { aspectRatio: "6 / 5" },
    img: { objectFit: "contain" },
    "li:only-child > & picture": { aspectRatio: "auto" },
  }),
  title: css({ marginBottom: "0.75rem" }),
  units: css({
    borderTop: `1px solid ${color.ink}`,
    fontSize: size.small,
    "& > li": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      columnGap: "1rem",
      minHeight: "2.75rem",
      borderBottom: `1px solid ${color.rule}`,
    },
    "& > li > :last-child": { fontWeight: 600, textAlign: "right" },
    a: {
      position: "relative",
      zIndex: 1,
      display: "inline-flex",
      alignItems: "center",
      minHeight: "2.75rem",
      textDecorationThickness: 1,
      textUnderlineOffset: "0.3em",
      "&:hover": { color: color.accent },
    },
    "[data-status=reserved], [data-status=sold]": {
      color: color.muted,
      "& > :last-child": { fontWeight: 400 },
    },
  }),
};
