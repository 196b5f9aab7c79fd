import { graphql, type HeadProps } from "gatsby";
import type { DetailPageProps } from "../components/detail/DetailPage";
import { DetailSection, Facts } from "../components/detail/DetailSections";
import { ListingExtras, ListingPage } from "../components/listing/ListingPage";
import { ProjectPrice, SimilarProjectsLink } from "../components/listing/Price";
import { Progress } from "../components/listing/Progress";
import { Purchase } from "../components/listing/Purchase";
import { Specification } from "../components/listing/Specification";
import { UnitTable } from "../components/listing/UnitTable";
import { Badge } from "../components/ui/Badge";
import { describeKeyFacts } from "../descriptions/keyFacts";
import { isSoldOut, isUnfinished } from "../descriptions/project";
import { sectionTitles } from "../descriptions/sections";
import { describeWorks } from "../descriptions/works";
import { createProjectJsonLd } from "../seo/listingJsonLd";
import { Seo } from "../seo/Seo";
import { assertPresent } from "../utils/assertPresent";

export default function ProjectPage({ data, location }: DetailPageProps<Queries.ProjectPageQuery>) {
  const project = assertPresent(data.project, "project");
  const { title, status, type, details, units } = project;
  const { detailContact, timeline, purchase } = assertPresent(data.siteSettings, "siteSettings");
  const soldOut = isSoldOut(project);
  const hasSimilar = project.related.some(
    (other) => other.__typename === "Project" && other.type === type && !isSoldOut(other),
  );
  return (
    <ListingPage
      kind="Project"
      listing={project}
      from={location.state?.from}
      badges={
        <>
          <Badge status={status} />
          <Badge type={type} />
        </>
      }
      lead={
        <>
          <ProjectPrice project={project} />
          {soldOut && hasSimilar && <SimilarProjectsLink type={type} />}
        </>
      }
      contactLabel="Contactar"
      contactBox={{
        ...describeContactBox(project),
        contact: detailContact,
        subject: soldOut ? `Algo parecido a ${title}` : title,
      }}
      facts={describeKeyFacts(details)}
      descriptionTitle={sectionTitles.project}
      features={details.features}
      isUnfinished={isUnfinished(status)}
    >
      {units && (
        <DetailSection title={sectionTitles.units}>
          <UnitTable title={title} units={units} type={type} />
        </DetailSection>
      )}
      <Specification chapters={project.specification} />
      <ListingExtras listing={project} />
      <DetailSection title={sectionTitles.works}>
        <Facts facts={describeWorks(project.works || timeline, status)} />
      </DetailSection>
      <Progress steps={project.progress} />
      <Purchase project={project} settings={purchase} />
    </ListingPage>
  );
}

/** The title and text of the contact box, depending on what a visitor can ask for. */
function describeContactBox(project: NonNullable<Queries.ProjectPageQuery["project"]>) {
  const { title, status, type } = project;
  if (isSoldOut(project)) {
    const text = `En ${title} ya no quedan viviendas. Dinos qué buscas y te contamos qué tenemos.`;
    return { title: "¿Buscas algo parecido?", text };
  }
  // Homes with prices are already on sale.
  if (status === "future" && !project.offer?.priceFrom) {
    return type === "sale"
      ? {
          title: "Recibe los planos antes que nadie",
          text: `Te enviamos los planos de ${title} antes de abrir la venta.`,
        }
      : {
          title: "Apúntate a la lista de espera",
          text: `Te avisamos en cuanto se pueda alquilar en ${title}.`,
        };
  }
  const topics = status === "past" ? "precios y visitas" : "precios y plazos";
  return {
    title: "Pregunta por esta promoción",
    text: `Viviendas, ${topics}: te contestamos en un día laborable.`,
  };
}

export function Head({ data }: HeadProps<Queries.ProjectPageQuery>) {
  const project = assertPresent(data.project, "project");
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
      works {
        start
        end
      }
      specification {
        ...SpecificationChapterText
      }
      progress {
        ...ProgressStepText
      }
      ...PurchaseSection
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
