import { graphql, type HeadProps, type PageProps } from "gatsby";
import { DetailHeader, DetailPage } from "../components/detail/DetailPage";
import { DetailSection, Facts, Prose } from "../components/detail/DetailSections";
import { EnergyScale } from "../components/listing/Energy";
import { ListingActions } from "../components/listing/ListingActions";
import { ListingExtras } from "../components/listing/ListingExtras";
import { FeatureList, ListingFacts, RevisionNote } from "../components/listing/ListingFacts";
import { ProjectPrice, SimilarProjectsLink } from "../components/listing/Price";
import { Progress } from "../components/listing/Progress";
import { Purchase } from "../components/listing/Purchase";
import { RelatedListings } from "../components/listing/RelatedListings";
import { Specification } from "../components/listing/Specification";
import { UnitTable } from "../components/listing/UnitTable";
import { Gallery } from "../components/media/Gallery";
import { Badge } from "../components/ui/Badge";
import { describeKeyFacts } from "../descriptions/keyFacts";
import { RENDERING_CAPTION } from "../descriptions/labels";
import { isSoldOut, isUnfinished } from "../descriptions/project";
import { sectionTitles } from "../descriptions/sections";
import { describeWorks } from "../descriptions/works";
import { kinds } from "../kinds";
import { createProjectJsonLd } from "../seo/listingJsonLd";
import { Seo } from "../seo/Seo";
import { assertPresent } from "../utils/assertPresent";

export default function ProjectPage({ data }: PageProps<Queries.ProjectPageQuery>) {
  const project = assertPresent(data.project, "project");
  const { title, path, location, status, type, gallery, details, units, energyLabel } = project;
  const { detailContact, timeline, purchase } = assertPresent(data.siteSettings, "siteSettings");
  const soldOut = isSoldOut(project);
  const caption = isUnfinished(status) ? RENDERING_CAPTION : undefined;
  return (
    <DetailPage
      kind="Project"
      title={title}
      path={path}
      media={<Gallery title={title} pictures={gallery} caption={caption} />}
      header={
        <DetailHeader
          title={title}
          location={location}
          badges={
            <>
              <Badge status={status} />
              <Badge type={type} />
            </>
          }
          lead={
            <>
              <ProjectPrice project={project} />
              {soldOut && <SimilarProjectsLink type={type} />}
            </>
          }
          actions={<ListingActions contactLabel="Contactar" listing={project} caption={caption} />}
          facts={<ListingFacts facts={describeKeyFacts(details)} energyLabel={energyLabel} />}
        />
      }
      contactBox={{
        ...describeContactBox(project),
        contact: detailContact,
        subject: soldOut ? `Algo parecido a ${title}` : title,
      }}
      others={<RelatedListings listings={project.related} />}
    >
      <DetailSection title={sectionTitles.project}>
        <Prose>{project.description}</Prose>
      </DetailSection>
      <DetailSection title={sectionTitles.features}>
        <FeatureList features={details.features} />
        <EnergyScale label={energyLabel} planned={isUnfinished(status)} />
      </DetailSection>
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
      <RevisionNote day={project.revised} />
    </DetailPage>
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
      structuredData={(agency) => createProjectJsonLd(agency, kinds.Project.list, project)}
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
