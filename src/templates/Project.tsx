import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Block, Facts, FeatureList, KeyFacts, Prose } from "../components/listing/DetailBlocks";
import { DetailPage } from "../components/listing/DetailPage";
import { EnergyScale } from "../components/listing/Energy";
import { ListingActions, ListingExtras, Revision } from "../components/listing/ListingParts";
import { Place } from "../components/listing/Place";
import { Alternatives, Offer } from "../components/listing/Price";
import { Progress } from "../components/listing/Progress";
import { Purchase } from "../components/listing/Purchase";
import { RelatedListings } from "../components/listing/RelatedListings";
import { Specification } from "../components/listing/Specification";
import { UnitTable } from "../components/listing/UnitTable";
import { Gallery } from "../components/media/Gallery";
import { Badge } from "../components/ui/Badge";
import { describeKeyFacts } from "../descriptions/keyFacts";
import { RENDERING_CAPTION } from "../descriptions/labels";
import { partTitles } from "../descriptions/parts";
import { isSoldOut } from "../descriptions/project";
import { describeWorks } from "../descriptions/works";
import { createProjectJsonLd } from "../seo/listingJsonLd";
import { Seo } from "../seo/Seo";
import { describeMainPicture, required } from "../utils/entries";
import { kinds } from "../utils/kinds";

export default function ProjectPage({
  data,
  pageContext: { related },
}: PageProps<Queries.ProjectPageQuery, { related: string[] }>) {
  const project = required(data.project);
  const { title, description, path, location, status, type, gallery, details, units } = project;
  const { detailContact, timeline, purchase } = required(data.siteSettings);
  const { energyLabel } = project;
  const soldOut = isSoldOut(project);
  const subject = soldOut ? `Algo parecido a ${title}` : title;
  const caption = status === "past" ? undefined : RENDERING_CAPTION;
  return (
    <DetailPage
      kind="Project"
      title={title}
      path={path}
      location={location}
      tags={
        <>
          <Badge status={status} />
          <Badge type={type} />
        </>
      }
      lead={
        <>
          <Offer project={project} />
          {soldOut && <Alternatives type={type} />}
        </>
      }
      actions={<ListingActions contact="Contactar" {...{ title, path, gallery, caption }} />}
      facts={<KeyFacts facts={describeKeyFacts(details)} energyLabel={energyLabel} />}
      media={<Gallery title={title} pictures={gallery} caption={caption} />}
      form={describeForm(project)}
      contact={detailContact}
      subject={subject}
      others={<RelatedListings paths={related} data={data} />}
    >
      <Block title={partTitles.project}>
        <Prose>{description}</Prose>
      </Block>
      <Block title={partTitles.features}>
        <FeatureList features={details.features} />
        <EnergyScale label={energyLabel} planned={status !== "past"} />
      </Block>
      {units && (
        <Block title={partTitles.units}>
          <UnitTable title={title} units={units} type={type} />
        </Block>
      )}
      <Specification chapters={project.specification} />
      <ListingExtras {...project} />
      <Place place={project.place} title={title} location={location} />
      <Block title={partTitles.works}>
        <Facts facts={describeWorks(project.works ?? timeline)} />
      </Block>
      <Progress steps={project.progress} />
      <Purchase project={project} rates={purchase} />
      <Revision day={project.revised} />
    </DetailPage>
  );
}

/** The words of the contact box, by what a visitor can ask for. */
function describeForm(project: NonNullable<Queries.ProjectPageQuery["project"]>) {
  const { title, status, type } = project;
  if (isSoldOut(project)) {
    const text = `En ${title} ya no quedan viviendas. Dinos qué buscas y te contamos qué tenemos.`;
    return { title: "¿Buscas algo parecido?", text };
  }
  if (status === "future") {
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
  const project = required(data.project);
  return (
    <Seo
      title={project.title}
      description={project.description}
      path={project.path}
      shareAlt={describeMainPicture(project).alt}
      structuredData={(agency) => createProjectJsonLd(agency, kinds.Project.list, project)}
    />
  );
}

export const query = graphql`
  query ProjectPage($jsonId: String!, $related: [String!]!) {
    project(jsonId: { eq: $jsonId }) {
      title
      description
      path
      published
      revised
      location
      status
      type
      offer {
        ...OfferFigures
      }
      image {
        relativePath
      }
      gallery {
        ...GallerySlide
        image {
          relativePath
        }
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
      floorPlans {
        ...FloorPlanFigure
      }
      virtualTour
      energyLabel
      works {
        start
        end
      }
      specification {
        ...SpecificationPart
      }
      place {
        ...PlacePart
      }
      progress {
        ...ProgressPart
      }
      ...PurchasePart
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
        ...PurchaseRates
      }
    }
    ...RelatedListings
  }
`;
