import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SideForm } from "../components/forms/SideForm";
import { Block, Facts, FeatureList, Prose } from "../components/listing/DetailBlocks";
import { DetailPage } from "../components/listing/DetailPage";
import { ListingActions, ListingExtras } from "../components/listing/ListingParts";
import { UnitTable } from "../components/listing/UnitTable";
import { Gallery } from "../components/media/Gallery";
import { Tag } from "../components/ui/Tag";
import { createProjectJsonLd } from "../seo/listingJsonLd";
import { Seo } from "../seo/Seo";
import { findAlt, required } from "../utils/entries";
import { kinds } from "../utils/kinds";
import { typeLabels } from "../utils/labels";
import { describeArea, listRooms } from "../utils/listing";
import { listWorks } from "../utils/listingTerms";

export default function ProjectPage({ data }: PageProps<Queries.ProjectPageQuery>) {
  const project = required(data.project);
  const { title, description, path, location, status, type, gallery, details, units } = project;
  const { detailContact, timeline } = required(data.siteSettings);
  const { area, bedrooms, bathrooms, features } = details;
  return (
    <DetailPage
      kind="Project"
      title={title}
      path={path}
      location={location}
      tags={
        <>
          <Tag status={status} />
          <Tag type={type} />
        </>
      }
      actions={<ListingActions contact="Contactar" {...{ title, path, gallery }} />}
      media={<Gallery title={title} pictures={gallery} />}
      aside={
        <SideForm
          title="Pregunta por esta promoción"
          text={`Te informamos de ${title}: viviendas disponibles, ${typeLabels[type].toLowerCase()} y plazos.`}
          subject={title}
          contact={detailContact}
        />
      }
    >
      <Block title="La promoción">
        <Prose>{description}</Prose>
      </Block>
      <Facts large facts={[...listRooms(bedrooms, bathrooms), describeArea(area)]} />
      <Block title="Características">
        <FeatureList features={features} />
      </Block>
      {units && (
        <Block title="Viviendas">
          <UnitTable units={units} type={type} />
        </Block>
      )}
      <ListingExtras {...project} planned={status !== "past"} />
      <Block title="Calendario de obra">
        <Facts facts={listWorks(project.works ?? timeline)} />
      </Block>
    </DetailPage>
  );
}

export function Head({ data }: HeadProps<Queries.ProjectPageQuery>) {
  const project = required(data.project);
  return (
    <Seo
      title={project.title}
      description={project.description}
      path={project.path}
      shareAlt={findAlt(project)}
      structuredData={(agency) => createProjectJsonLd(agency, kinds.Project.list, project)}
    />
  );
}

export const query = graphql`
  query ProjectPage($jsonId: String!) {
    project(jsonId: { eq: $jsonId }) {
      title
      description
      path
      published
      location
      status
      type
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
    }
    siteSettings {
      detailContact {
        ...SideFormContact
      }
      timeline {
        start
        end
      }
    }
  }
`;
