import { css } from "@emotion/react";
import { graphql, type HeadProps, Link, type PageProps } from "gatsby";
import { Fragment } from "react";
import { FormLink, FormLinks } from "../components/forms/FormLink";
import { ContactBar } from "../components/layout/ContactBar";
import { CONTACT_BOX_ID, ContactBoxLink } from "../components/layout/ContactBoxLink";
import { TableOfContents } from "../components/layout/TableOfContents";
import { SoldAlternatives } from "../components/unit/SoldAlternatives";
import { SoldContact } from "../components/unit/SoldContact";
import { Sunlight } from "../components/unit/Sunlight";
import { UnitContact } from "../components/unit/UnitContact";
import { UnitHero } from "../components/unit/UnitHero";
import { INCLUDED_ID, UnitIncluded } from "../components/unit/UnitIncluded";
import { UnitMoveInCosts } from "../components/unit/UnitMoveInCosts";
import { UNIT_NAVIGATION_ID, UnitNavigation } from "../components/unit/UnitNavigation";
import { PLAN_ID, UnitPlan } from "../components/unit/UnitPlan";
import { PAYMENTS_ID, UnitPurchase } from "../components/unit/UnitPurchase";
import { UnitSummary } from "../components/unit/UnitSummary";
import { planPurchase } from "../costs/purchasePlan";
import { useUnaffordablePaths } from "../hooks/useAffordability";
import { findPreviousAndNext } from "../listings/neighbouringUnits";
import { sortByFacade } from "../listings/sortUnits";
import { Seo } from "../seo/Seo";
import { createUnitJsonLd } from "../seo/unitJsonLd";
import { buttonStyles } from "../styles/controls";
import { largeText } from "../styles/mediaQueries";
import { color, font, size } from "../styles/tokens";
import { blockTitles } from "../texts/blockTitles";
import { askAboutUnit } from "../texts/chatMessages";
import { describeTotal } from "../texts/purchase";
import { SUNLIGHT_TITLE } from "../texts/sunlight";
import { describeUnitForSearch, describeUnitPrice } from "../texts/unitFacts";
import { formatUnitName, nameSimilar, nameUnitOfProject } from "../texts/unitNames";
import { slugify } from "../urls/slugify";
import { requirePresent } from "../utils/requirePresent";

type Data = Queries.UnitPageQuery;

export default function UnitPage({ data }: PageProps<Data>) {
  const unit = requirePresent(data.unit, "unit");
  const settings = requirePresent(data.siteSettings, "siteSettings");
  const { detailContact: contact, hours, purchase, rentalConditions } = settings;
  const { name, price, floorPlan, project } = unit;
  const { type, facade, units, payments } = project;
  const subject = nameUnitOfProject(name, project.title);
  const unaffordablePaths = useUnaffordablePaths(
    units ?? [],
    payments,
    type === "sale" ? purchase : null,
  );
  if (unit.status === "sold") {
    return (
      <article>
        <UnitHero unit={unit} unaffordablePaths={unaffordablePaths}>
          <SoldAlternatives unit={unit} />
        </UnitHero>
        <SoldContact
          contact={contact}
          subject={`Algo ${nameSimilar(unit)}, ${project.title}`}
          alternatives={(units ?? []).filter(({ status }) => status === "available").length}
        />
        <ContactBar contact={contact} message={askAboutUnit(unit)}>
          <Link css={buttonStyles.primary} to="/#contacto">
            Contactar
          </Link>
        </ContactBar>
      </article>
    );
  }
  const plan =
    price && type === "sale" && (payments || purchase)
      ? planPurchase(price, payments, purchase)
      : undefined;
  const costs = plan ? (
    <UnitPurchase
      plan={plan}
      settings={purchase}
      budgetUrl={facade ? `${project.path}#${slugify(blockTitles.facade)}` : undefined}
    />
  ) : (
    price && type === "rent" && <UnitMoveInCosts rent={price} conditions={rentalConditions} />
  );
  const neighbours = findPreviousAndNext(unit.path, sortByFacade(units ?? [], facade));
  const sections = [
    {
      id: PLAN_ID,
      link: "Plano",
      content: floorPlan && <UnitPlan title={subject} plan={floorPlan} unit={unit} />,
    },
    { id: PAYMENTS_ID, link: "Lo que pagas", content: costs },
    {
      id: slugify(SUNLIGHT_TITLE),
      link: SUNLIGHT_TITLE,
      content: unit.sunlight && unit.orientation && (
        <Sunlight
          sunlight={unit.sunlight}
          orientation={unit.orientation}
          location={project.location}
        />
      ),
    },
    {
      id: INCLUDED_ID,
      link: "Qué incluye",
      content: <UnitIncluded unit={unit} timeline={settings.timeline} />,
    },
    {
      id: UNIT_NAVIGATION_ID,
      link: "Otras viviendas",
      content: Object.values(neighbours).some(Boolean) && (
        <UnitNavigation neighbours={neighbours} type={type} />
      ),
    },
  ].filter(({ content }) => content);
  return (
    <FormLinks>
      <article>
        <div css={styles.body}>
          <UnitHero unit={unit} unaffordablePaths={unaffordablePaths}>
            <UnitSummary
              unit={unit}
              vat={purchase?.vat}
              total={
                plan && purchase
                  ? { text: describeTotal(plan, purchase), href: `#${PAYMENTS_ID}` }
                  : undefined
              }
              contact={contact}
            />
          </UnitHero>
          <TableOfContents
            sections={sections}
            lead={
              <p css={styles.lead}>
                <b>{formatUnitName(name)}</b> {describeUnitPrice(unit, type)}
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
          <ContactBar contact={contact} message={askAboutUnit(unit)}>
            <ContactBoxLink>Preguntar</ContactBoxLink>
          </ContactBar>
        </div>
        <UnitContact unit={unit} contact={contact} hours={hours} />
      </article>
    </FormLinks>
  );
}

export function Head({ data }: HeadProps<Data>) {
  const unit = requirePresent(data.unit, "unit");
  const { name, path, status, project } = unit;
  return (
    <Seo
      title={nameUnitOfProject(name, project.title)}
      description={describeUnitForSearch(unit)}
      path={path}
      indexed={status !== "sold"}
      sharePicture={{ alt: project.imageAlt, path: project.path }}
      structuredData={(agency) => createUnitJsonLd(agency, unit)}
    />
  );
}

export const query = graphql`
  query UnitPage($id: String!) {
    unit(id: { eq: $id }) {
      ...UnitHero
      ...UnitSummary
      ...UnitIncluded
      floor
      orientation
      sunlight {
        ...SunlightPaths
      }
      floorPlan {
        ...UnitPlan
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
