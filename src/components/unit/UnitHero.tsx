import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import type { ReactNode } from "react";
import { isUnfinished } from "../../listings/projectStatus";
import { linkStyles } from "../../styles/links";
import { belowTablet, from } from "../../styles/mediaQueries";
import {
  color,
  detailPictureSizes,
  font,
  size,
  space,
  tableOfContents,
  width,
} from "../../styles/tokens";
import { blockTitles } from "../../texts/blockTitles";
import { describeWindowPrices, describeWindows } from "../../texts/facade";
import { RENDERING_CAPTION } from "../../texts/renderings";
import { createUnitAnchor } from "../../urls/anchors";
import { slugify } from "../../urls/slugify";
import { BuildingFacade } from "../listing/BuildingFacade";
import { MIN_UNITS_FILTERED } from "../listing/OnlyAvailableSwitch";
import { CaptionedPicture } from "../media/Picture";
import { Icon } from "../ui/Icon";
import { UnitStatusBadge } from "./UnitStatusBadge";

interface Props {
  unit: Queries.UnitHeroFragment;
  /** The paths of homes that a visitor can't afford. */
  unaffordablePaths?: ReadonlySet<string>;
  /** What is below its name. */
  children: ReactNode;
}

/** The number of floors from which a building would push the name off a phone's first screen. */
const MANY_FLOORS = 8;

/** Names with more letters are set smaller, and may break. */
const LONG_NAME = 12;

/** A home's window on its building, or else a picture of its project, and beside it the name. */
export function UnitHero({ unit, unaffordablePaths, children }: Props) {
  const { name, path, status, project } = unit;
  const { facade, gallery, type } = project;
  const [picture] = gallery;
  const hasUnaffordable = [...(unaffordablePaths ?? [])].some((other) => other !== path);
  const isTall = facade && facade.length >= MANY_FLOORS;
  return (
    <header css={styles.root} data-tall={isTall || undefined}>
      {facade ? (
        <div css={styles.dusk} data-screen-only>
          <div css={styles.building}>
            <BuildingFacade
              floors={facade}
              type={type}
              current={path}
              unaffordablePaths={unaffordablePaths}
            />
          </div>
          <p css={styles.street}>
            {describeWindows(unit, project.units ?? [], type, hasUnaffordable)}{" "}
            <span css={styles.prices}>{describeWindowPrices(project.units ?? [], type)}</span>
          </p>
        </div>
      ) : (
        <div css={styles.picture}>
          {picture && (
            <CaptionedPicture
              file={picture.image}
              alt={picture.alt}
              focus={picture.focus}
              sizes={detailPictureSizes}
              caption={isUnfinished(project.status) && RENDERING_CAPTION}
              priority
            />
          )}
        </div>
      )}
      <div css={styles.text}>
        <div css={styles.container}>
          <Link css={linkStyles.quiet} to={`${project.path}#${getAnchor(unit)}`}>
            <Icon name="back" />
            <span>{project.title}</span>
          </Link>
          <div css={styles.head}>
            <h1
              css={styles.name}
              style={{ "--letters": Math.min(name.length, LONG_NAME) }}
              data-long={name.length > LONG_NAME || undefined}
              data-status={status}
            >
              {name}
            </h1>
            <UnitStatusBadge status={status} type={type} />
          </div>
          {children}
        </div>
      </div>
    </header>
  );
}

/** Where a home is on its project's page; a long table may hide those that are gone. */
function getAnchor({ path, status, project }: Queries.UnitHeroFragment): string {
  if (project.facade) return createUnitAnchor("ventana", path);
  const mayBeHidden = status !== "available" && (project.units?.length ?? 0) >= MIN_UNITS_FILTERED;
  return mayBeHidden ? slugify(blockTitles.units) : createUnitAnchor("vivienda", path);
}

export const query = graphql`
  fragment UnitPhoto on GalleryPicture {
    alt
    focus
    image {
      ...PagePicture
    }
  }
  fragment UnitHero on Unit {
    name
    path
    door
    status
    price
    project {
      title
      path
      type
      status
      gallery {
        ...UnitPhoto
      }
      facade {
        ...FacadeRow
      }
      units {
        ...OtherUnit
      }
    }
  }
`;

/** The space beside the page's columns. */
const MARGIN = `max(${space.gutter}, (100vw - ${width.page}) / 2)`;

/** Without the row of links and its borders. */
const FIRST_SCREEN = `min(100svh - ${tableOfContents.height} - 2px, 60rem)`;

const styles = {
  root: css({
    paddingTop: space.header,
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    "&[data-tall]": { [belowTablet]: { "& > :first-of-type": { order: 1 } } },
    [from.desktop]: {
      gridTemplateColumns: `minmax(0, min(50%, ${MARGIN} + 37.875rem)) minmax(0, 1fr)`,
    },
  }),
  dusk: css({
    display: "flex",
    flexDirection: "column",
    background: `linear-gradient(${color.facade.sky})`,
  }),
  building: css({
    width: "100%",
    maxWidth: "42rem",
    margin: "auto auto 0",
    paddingInline: "0.75rem",
    [from.desktop]: { maxWidth: "none", padding: `0.5rem 2.5rem 0 ${MARGIN}` },
  }),
  street: css({
    padding: `0.75rem ${space.gutter} 0.875rem`,
    borderTop: `1px solid ${color.facade.rail}`,
    background: color.facade.window,
    color: color.onInk,
    fontSize: size.label,
    lineHeight: 1.4,
    [from.desktop]: { paddingInline: `${MARGIN} 2.5rem` },
  }),
  /** Only wider windows of the building have prices. */
  prices: css({ [belowTablet]: { display: "none" } }),
  picture: css({
    display: "grid",
    picture: { height: "100%", minHeight: "max(34svh, 12rem)", contain: "size" },
    "picture + span": { paddingInline: space.gutter },
  }),
  /** As high as the first screen, and in view beside a building that is taller. */
  text: css({
    padding: `0.25rem ${space.gutter} 1.5rem`,
    [from.desktop]: {
      position: "sticky",
      top: space.header,
      alignSelf: "start",
      display: "grid",
      minHeight: `calc(${FIRST_SCREEN} - ${space.header})`,
      padding: `1.25rem ${MARGIN} 1.75rem clamp(2rem, 3.9vw, 3.5rem)`,
    },
  }),
  container: css({
    containerType: "inline-size",
    display: "flex",
    flexDirection: "column",
    "& > a": { alignSelf: "start" },
  }),
  head: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "flex-end",
    gap: "0.75rem 1.5rem",
    paddingTop: "0.25rem",
    [from.desktop]: { marginTop: "auto", paddingTop: "0.75rem" },
    "& > span": { alignSelf: "end", marginBottom: "0.5rem" },
  }),
  name: css({
    marginLeft: "-0.04em",
    // Room for the accent of "Ático".
    paddingTop: "0.06em",
    // As large as its letters allow.
    fontSize:
      "min(clamp(6rem, 14vw, 12.75rem), max(2.5rem, 190cqi / var(--letters)), 30svh + 1.5rem)",
    lineHeight: 0.86,
    letterSpacing: "-0.03em",
    fontFamily: font.display,
    whiteSpace: "nowrap",
    "&[data-status=sold]": { color: color.muted },
    "&[data-long]": {
      fontSize: size.display,
      lineHeight: 1,
      letterSpacing: "-0.01em",
      whiteSpace: "normal",
    },
  }),
};
