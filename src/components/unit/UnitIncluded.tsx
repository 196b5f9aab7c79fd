import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { isUnfinished } from "../../listings/projectStatus";
import { linkStyles } from "../../styles/links";
import { from, minWidth } from "../../styles/mediaQueries";
import { ruledList } from "../../styles/ruledList";
import { color, font, size } from "../../styles/tokens";
import { blockTitles } from "../../texts/blockTitles";
import { formatMonth } from "../../texts/format";
import { RENDERING_CAPTION } from "../../texts/renderings";
import { nameUnit } from "../../texts/unitNames";
import { slugify } from "../../urls/slugify";
import { DetailSection } from "../layout/DetailSection";
import { DossierLink } from "../listing/DossierLink";
import { LabelledEnergyRating } from "../listing/EnergyBadge";
import { CaptionedPicture } from "../media/Picture";

export const INCLUDED_ID = "que-incluye";

interface Props {
  unit: Queries.UnitIncludedFragment;
  /** When building ends, unless the project says so itself. */
  timeline: Pick<Queries.Timeline, "end">;
}

/** What comes with a home, and when its keys are handed over. */
export function UnitIncluded({ unit, timeline }: Props) {
  const { path, status, gallery, details, works, energyLabel } = unit.project;
  // The third picture of a gallery is of the inside.
  const picture = gallery[2] ?? gallery[0];
  const isBuilding = isUnfinished(status);
  return (
    <DetailSection
      id={INCLUDED_ID}
      title={`Qué incluye ${nameUnit(unit)}`}
      figure={{
        columns: "six",
        content: picture && (
          <div css={styles.picture}>
            <CaptionedPicture
              file={picture.image}
              alt={picture.alt}
              focus={picture.focus}
              sizes={`${minWidth.desktop} 44vw, 100vw`}
              caption={isBuilding && RENDERING_CAPTION}
            />
          </div>
        ),
      }}
    >
      <ul css={[ruledList, styles.features]}>
        {details.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <div css={styles.facts}>
        <p>
          {isBuilding ? (
            <>
              <span css={styles.label}>Entrega en</span> {formatMonth((works ?? timeline).end)}
            </>
          ) : (
            "Entrega inmediata"
          )}
        </p>
        {energyLabel && (
          <p>
            <span css={styles.label}>Energía</span> <LabelledEnergyRating label={energyLabel} />
          </p>
        )}
      </div>
      <p css={styles.links}>
        {isBuilding && (
          <Link css={linkStyles.underlined} to={`${path}#${slugify(blockTitles.works)}`}>
            Cómo va la obra
          </Link>
        )}
        <DossierLink css={linkStyles.underlined} listing={unit.project}>
          Descargar dossier
        </DossierLink>
      </p>
    </DetailSection>
  );
}

export const query = graphql`
  fragment UnitIncluded on Unit {
    name
    door
    project {
      title
      path
      status
      energyLabel
      gallery {
        ...UnitPhoto
      }
      details {
        features
      }
      works {
        end
      }
    }
  }
`;

const styles = {
  picture: css({
    height: "100%",
    "& > *": { height: "100%" },
    picture: {
      height: "100%",
      aspectRatio: "4 / 3",
      [from.desktop]: { aspectRatio: "auto", minHeight: "27.5rem", contain: "size" },
    },
  }),
  features: css({ "& > li": { paddingBlock: "0.75rem", lineHeight: 1.4 } }),
  facts: css({
    display: "flex",
    flexWrap: "wrap",
    gap: "1rem 3rem",
    marginTop: "2.5rem",
    fontFamily: font.display,
    fontSize: size.title,
    lineHeight: 1.1,
  }),
  label: css({
    display: "block",
    marginBottom: "0.375rem",
    color: color.muted,
    fontFamily: font.text,
    fontSize: size.body,
  }),
  links: css({ display: "flex", flexWrap: "wrap", gap: "0 1.75rem", marginTop: "0.5rem" }),
};
