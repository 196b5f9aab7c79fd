import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Fragment } from "react";
import { FormLink, FormLinks } from "../components/forms/FormLink";
import { ContactBar } from "../components/layout/ContactBar";
import { CONTACT_BOX_ID } from "../components/layout/DetailContactBox";
import { TableOfContents } from "../components/listing/TableOfContents";
import { SoldInvitation } from "../components/unit/SoldInvitation";
import { Sunlight } from "../components/unit/Sunlight";
import { UnitAlternatives } from "../components/unit/UnitAlternatives";
import { UnitContact } from "../components/unit/UnitContact";
import { CONTENT_ID, UnitContent } from "../components/unit/UnitContent";
import { UnitMoveIn } from "../components/unit/UnitMoveIn";
import { NEIGHBOURS_ID, UnitNeighbours } from "../components/unit/UnitNeighbours";
import { UnitOpening } from "../components/unit/UnitOpening";
import { PAYMENTS_ID, UnitPayments } from "../components/unit/UnitPayments";
import { PLAN_ID, UnitPlan } from "../components/unit/UnitPlan";
import { UnitSummary } from "../components/unit/UnitSummary";
import { planPurchase } from "../costs/purchase";
import { findNeighbours, sortHomes } from "../listings/otherHomes";
import { Seo } from "../seo/Seo";
import { createUnitJsonLd } from "../seo/unitJsonLd";
import { buttonStyles } from "../styles/controls";
import { largeText } from "../styles/mediaQueries";
import { color, font, size } from "../styles/tokens";
import { askAboutHome } from "../texts/chat";
import { SUNLIGHT_TITLE } from "../texts/sunlight";
import {
  describeHomeForSearch,
  describeHomePrice,
  formatHomeName,
  nameHomeOfProject,
} from "../texts/unitPage";
import { slugify } from "../urls/slugs";
import { assertPresent } from "../utils/assertPresent";

type Data = Queries.UnitPageQuery;

export default function UnitPage({ data }: PageProps<Data>) {
  const home = assertPresent(data.unit, "unit");
  const settings = assertPresent(data.siteSettings, "siteSettings");
  const { detailContact: contact, hours, purchase } = settings;
  const { name, floorPlan, project } = home;
  const { type, facade, units } = project;
  const subject = nameHomeOfProject(name, project.title);
  if (home.status === "sold") {
    return (
      <article>
        <UnitOpening home={home}>
          <UnitAlternatives home={home} />
        </UnitOpening>
        <SoldInvitation contact={contact} subject={`Algo parecido a ${subject}`} />
      </article>
    );
  }
  const neighbours = findNeighbours(home.path, sortHomes(units ?? [], facade));
  const sections = [
    {
      id: PLAN_ID,
      link: "Plano",
      content: floorPlan && <UnitPlan title={subject} plan={floorPlan} home={home} />,
    },
    { id: PAYMENTS_ID, link: "Lo que pagas", content: createCosts(home, settings) },
    {
      id: slugify(SUNLIGHT_TITLE),
      link: SUNLIGHT_TITLE,
      content: home.sunlight && home.orientation && (
        <Sunlight
          sunlight={home.sunlight}
          orientation={home.orientation}
          location={project.location}
        />
      ),
    },
    {
      id: CONTENT_ID,
      link: "Qué incluye",
      content: <UnitContent home={home} timeline={settings.timeline} />,
    },
    {
      id: NEIGHBOURS_ID,
      link: "Otras viviendas",
      content: Object.values(neighbours).some(Boolean) && (
        <UnitNeighbours neighbours={neighbours} type={type} />
      ),
    },
  ].filter(({ content }) => content);
  return (
    <FormLinks>
      <article>
        <div css={styles.body}>
          <UnitOpening home={home}>
            <UnitSummary home={home} vat={purchase?.vat} contact={contact} />
          </UnitOpening>
          <TableOfContents
            sections={sections}
            lead={
              <p css={styles.lead}>
                <b>{formatHomeName(name)}</b> {describeHomePrice(home, type, undefined).price}
              </p>
            }
            action={
              <FormLink css={buttonStyles.secondary} href={`#${CONTACT_BOX_ID}`}>
                Preguntar
              </FormLink>
            }
          />
          {sections.map(({ id, content }) => (
            <Fragment key={id}>{content}</Fragment>
          ))}
          <ContactBar
            contact={contact}
            message={askAboutHome(home)}
            label="Preguntar"
            css={styles.bar}
          />
        </div>
        <UnitContact home={home} contact={contact} hours={hours} />
      </article>
    </FormLinks>
  );
}

/** What is paid for a home with a known price. */
function createCosts(
  { price, project: { type, payments } }: NonNullable<Data["unit"]>,
  { purchase, rentalConditions }: NonNullable<Data["siteSettings"]>,
) {
  if (!price) return null;
  if (type === "rent") return <UnitMoveIn rent={price} conditions={rentalConditions} />;
  if (!payments && !purchase) return null;
  return <UnitPayments plan={planPurchase(price, payments, purchase)} settings={purchase} />;
}

export function Head({ data }: HeadProps<Data>) {
  const home = assertPresent(data.unit, "unit");
  const { name, path, status, project } = home;
  return (
    <Seo
      title={nameHomeOfProject(name, project.title)}
      description={describeHomeForSearch(home)}
      path={path}
      indexed={status !== "sold"}
      sharePicture={{ alt: project.imageAlt, path: project.path }}
      structuredData={(agency) => createUnitJsonLd(agency, home)}
    />
  );
}

export const query = graphql`
  query UnitPage($id: String!) {
    unit(id: { eq: $id }) {
      ...HomeOpening
      ...HomeSummary
      ...HomeContent
      floor
      orientation
      sunlight {
        ...SunlightPaths
      }
      floorPlan {
        ...HomePlan
      }
      project {
        imageAlt
        published
        payments {
          title
          share
          when
        }
        place {
          latitude
          longitude
        }
      }
    }
    siteSettings {
      detailContact {
        ...ContactBoxDetails
      }
      hours {
        days
        opens
        closes
      }
      timeline {
        end
      }
      purchase {
        ...PurchaseSettings
      }
      rentalConditions {
        depositMonths
        guaranteeMonths
      }
    }
  }
`;

const styles = {
  /** Keeps the focused element clear of the contact bar, which ends with it. */
  body: css({
    "& *": { scrollMarginBottom: "6rem" },
    // With large text on a phone, words are hyphenated rather than broken anywhere.
    [largeText]: { hyphens: "auto" },
  }),
  bar: css({ "&&": { marginTop: 0, marginInline: 0 } }),
  lead: css({
    display: "flex",
    alignItems: "baseline",
    gap: "0.875rem",
    paddingRight: "1.75rem",
    borderRight: `1px solid ${color.rule}`,
    color: color.muted,
    fontSize: size.label,
    whiteSpace: "nowrap",
    b: {
      overflow: "hidden",
      maxWidth: "14rem",
      textOverflow: "ellipsis",
      color: color.ink,
      font: `400 1.5rem/1.2 ${font.display}`,
    },
  }),
};
