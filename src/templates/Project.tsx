import { graphql, type HeadProps } from "gatsby";
import type { DetailTemplateProps } from "../components/layout/DetailPage";
import { BuildingFacadeSection } from "../components/listing/BuildingFacadeSection";
import { ConstructionSteps } from "../components/listing/ConstructionSteps";
import { FloorPlans } from "../components/listing/FloorPlans";
import { createPlaceBlock, createTourBlock, ListingPage } from "../components/listing/ListingPage";
import { OnlyAvailableSwitch } from "../components/listing/OnlyAvailableSwitch";
import { OtherProjectsLink } from "../components/listing/OtherProjectsLink";
import { ProjectPrice } from "../components/listing/ProjectPrice";
import { ProjectStatusBadge } from "../components/listing/ProjectStatusBadge";
import { PurchaseTable, PurchaseTotal } from "../components/listing/PurchaseTable";
import { Specification } from "../components/listing/Specification";
import { UnitNotes } from "../components/listing/UnitNotes";
import { UnitTable } from "../components/listing/UnitTable";
import { Badge } from "../components/ui/Badge";
import { FactList } from "../components/ui/FactList";
import { isSoldOut, isUnfinished } from "../listings/projectStatus";
import { createProjectJsonLd } from "../seo/listingJsonLd";
import { Seo } from "../seo/Seo";
import { blockTitles } from "../texts/blockTitles";
import { askAboutListing } from "../texts/chatMessages";
import { describeConstruction, describeWorks } from "../texts/construction";
import { describeChoice } from "../texts/facade";
import { formatShortMonth } from "../texts/format";
import { typeLabels } from "../texts/labels";
import { describeKeyFacts } from "../texts/listingFacts";
import { describeAvailability } from "../texts/offers";
import { describePurchase } from "../texts/purchase";
import { formatReplyTime } from "../texts/replyTime";
import { slugify } from "../urls/slugify";
import { requirePresent } from "../utils/requirePresent";

export default function ProjectPage({
  data,
  location,
}: DetailTemplateProps<Queries.ProjectPageQuery>) {
  const project = requirePresent(data.project, "project");
  const { title, status, type, details, facade, units, specification, progress, offer } = project;
  const { floorPlans } = project;
  const {
    detailContact,
    timeline,
    purchase: rates,
  } = requirePresent(data.siteSettings, "siteSettings");
  const works = project.works || timeline;
  const purchase = describePurchase(project, rates);
  const soldOut = isSoldOut(project);
  const hasSimilar = project.related.some(
    (other) => other.__typename === "Project" && other.type === type && !isSoldOut(other),
  );
  return (
    <ListingPage
      kind="Project"
      listing={project}
      cardAddress={location.state?.from}
      badges={
        <>
          <ProjectStatusBadge status={status} />
          <Badge>{typeLabels[type]}</Badge>
        </>
      }
      lead={
        <>
          <ProjectPrice project={project} />
          {soldOut && hasSimilar && <OtherProjectsLink type={type} />}
        </>
      }
      contactLabel="Contactar"
      choice={
        offer && offer.available > 0
          ? {
              anchor: slugify(facade ? blockTitles.facade : blockTitles.units),
              text: describeChoice(offer.available),
            }
          : undefined
      }
      contactBox={{
        ...describeContactBox(project, detailContact),
        contact: detailContact,
        subject: soldOut ? `Algo parecido a ${title}` : title,
        message: askAboutListing(title, soldOut),
      }}
      facts={[
        ...describeAvailability(offer),
        ...describeKeyFacts(details),
        ...(status === "past" ? [] : [{ label: "Entrega", value: formatShortMonth(works.end) }]),
      ]}
      descriptionTitle={blockTitles.project}
      features={details.features}
      isUnfinished={isUnfinished(status)}
      blocks={[
        {
          title: blockTitles.facade,
          isSection: true,
          content: facade && units && (
            <BuildingFacadeSection
              floors={facade}
              units={units}
              type={type}
              payments={project.payments}
              settings={rates}
            />
          ),
        },
        {
          title: blockTitles.units,
          aside: units && (
            <>
              <UnitNotes units={units} type={type} settings={rates} />
              <OnlyAvailableSwitch units={units} />
            </>
          ),
          content: units && (
            <UnitTable
              units={units}
              type={type}
              payments={project.payments}
              settings={rates}
              dimsUnaffordable={Boolean(facade)}
            />
          ),
        },
        {
          title: blockTitles.specification,
          content: specification && <Specification chapters={specification} />,
        },
        {
          title: blockTitles.plans,
          background: "white",
          content: floorPlans && (
            <FloorPlans title={title} plans={floorPlans} units={units ?? []} type={type} />
          ),
        },
        createTourBlock(project),
        createPlaceBlock(project),
        {
          title: blockTitles.works,
          lead: describeWorks(works, status, progress),
          content: progress ? (
            <ConstructionSteps steps={progress} />
          ) : (
            <FactList facts={describeConstruction(works, status)} />
          ),
        },
        {
          title: blockTitles.purchase,
          background: "band",
          aside: purchase && <PurchaseTotal purchase={purchase} />,
          content: purchase && <PurchaseTable purchase={purchase} />,
        },
      ]}
    />
  );
}

/** The title and text of the contact box, depending on what a visitor can ask for. */
function describeContactBox(
  project: NonNullable<Queries.ProjectPageQuery["project"]>,
  contact: Queries.ContactBoxDetailsFragment,
) {
  const { title, status, type } = project;
  if (isSoldOut(project)) {
    const text = `En ${title} ya no quedan viviendas. Dinos qué buscas y te contamos qué tenemos.`;
    return { title: "¿Buscas algo parecido?", text };
  }
  // Homes with prices are already on offer.
  if (status === "future" && !project.offer?.priceFrom) {
    if (type === "rent") {
      const text = `Te avisamos en cuanto se pueda alquilar en ${title}.`;
      return { title: "Apúntate a la lista de espera", text };
    }
    if (!project.offer && !project.floorPlans) {
      const text = `Te enviamos los planos de ${title} antes de abrir la venta.`;
      return { title: "Recibe los planos antes que nadie", text };
    }
  }
  const topics = status === "past" ? "precios y visitas" : "precios y plazos";
  return {
    title: "Pregunta por esta promoción",
    text: `Viviendas, ${topics}: te contestamos ${formatReplyTime(contact)}.`,
  };
}

export function Head({ data }: HeadProps<Queries.ProjectPageQuery>) {
  const project = requirePresent(data.project, "project");
  return (
    <Seo
      title={project.title}
      description={project.description}
      path={project.path}
      sharePicture={{ alt: project.imageAlt }}
      structuredData={(agency) => createProjectJsonLd(agency, project)}
    />
  );
}

export const query = graphql`
  query ProjectPage($jsonId: String!) {
    project(jsonId: { eq: $jsonId }) {
      ...ListingDetails
      status
      type
      offer {
        ...OfferFigures
      }
      details {
        area
        bedrooms
        bathrooms
        features
      }
      units {
        ...UnitRow
      }
      facade {
        ...FacadeRow
      }
      works {
        start
        end
      }
      specification {
        ...SpecificationChapterText
      }
      progress {
        ...ConstructionStep
      }
      ...PurchaseBlock
    }
    siteSettings {
      detailContact {
        ...ContactBoxDetails
      }
      timeline {
        start
        end
      }
      purchase {
        ...PurchaseSettings
      }
    }
  }
`;
