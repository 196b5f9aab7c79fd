import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SideForm } from "../components/forms/SideForm";
import { DetailActions } from "../components/listing/DetailActions";
import { Block, Facts, FeatureList, Prose, Terms } from "../components/listing/DetailBlocks";
import { DetailHeading } from "../components/listing/DetailHeading";
import { DetailPage } from "../components/listing/DetailPage";
import { ListingExtras } from "../components/listing/ListingExtras";
import { UnitTable } from "../components/listing/UnitTable";
import { Gallery } from "../components/media/Gallery";
import { Tag } from "../components/ui/Tag";
import { listPhotos } from "../seo/photos";
import { createProjectJsonLd } from "../seo/projectJsonLd";
import { Seo } from "../seo/Seo";
import { findAlt, required } from "../utils/entries";
import { kinds } from "../utils/kinds";
import { typeLabels } from "../utils/labels";
import { describeArea, listRooms } from "../utils/listing";
import { listWorks } from "../utils/listingTerms";
import { createDossierPath } from "../utils/paths";

const { list } = kinds.Project;

export default function ProjectPage({ data }: PageProps<Queries.ProjectPageQuery>) {
  const project = required(data.project);
  const { title, description, path, location, status, type, gallery, details } = project;
  const { units, works, floorPlans, virtualTour, energyLabel } = project;
  const { detailContact, timeline } = required(data.siteSettings);
  const { area, bedrooms, bathrooms, features } = details;
  const facts = [...listRooms(bedrooms, bathrooms), describeArea(area)];
  return (
    <DetailPage
      title={title}
      path={path}
      section={list}
      back={list.anchor}
      media={<Gallery title={title} pictures={gallery} />}
      heading={
        <DetailHeading
          title={title}
          location={location}
          tags={
            <>
              <Tag status={status} />
              <Tag type={type} />
            </>
          }
          actions={
            <DetailActions
              contact="Contactar"
              title={title}
              path={path}
              dossier={createDossierPath(path)}
              pictures={gallery}
            />
          }
        />
      }
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
      <Facts facts={facts} />
      <Block title="Características">
        <FeatureList features={features} />
      </Block>
      {units && (
        <Block title="Viviendas">
          <UnitTable units={units} type={type} />
        </Block>
      )}
      <ListingExtras
        {...{ title, floorPlans, virtualTour, energyLabel }}
        planned={status !== "past"}
      />
      <Block title="Calendario de obra">
        <Terms facts={listWorks(works ?? timeline)} />
      </Block>
    </DetailPage>
  );
}

export function Head({ data }: HeadProps<Queries.ProjectPageQuery>) {
  const project = required(data.project);
  const { title, description, path } = project;
  return (
    <Seo
      title={title}
      description={description}
      path={path}
      shareAlt={findAlt(project)}
      structuredData={(agency) =>
        createProjectJsonLd(agency, list, {
          ...project,
          photos: listPhotos(project.gallery),
          plans: listPhotos(project.floorPlans ?? []),
        })
      }
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
