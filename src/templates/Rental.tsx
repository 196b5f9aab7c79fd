import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SideForm } from "../components/forms/SideForm";
import { DetailActions } from "../components/listing/DetailActions";
import { Block, Facts, FeatureList, Prose, Terms } from "../components/listing/DetailBlocks";
import { DetailHeading } from "../components/listing/DetailHeading";
import { DetailPage } from "../components/listing/DetailPage";
import { EntryCost } from "../components/listing/EntryCost";
import { ListingExtras } from "../components/listing/ListingExtras";
import { PriceBox } from "../components/listing/PriceBox";
import { Gallery } from "../components/media/Gallery";
import { listPhotos } from "../seo/photos";
import { createRentalJsonLd } from "../seo/rentalJsonLd";
import { Seo } from "../seo/Seo";
import { findAlt, required } from "../utils/entries";
import { kinds } from "../utils/kinds";
import { describeArea, listRooms } from "../utils/listing";
import { calculateEntryCost, listRentalConditions } from "../utils/listingTerms";
import { createDossierPath } from "../utils/paths";

const { list } = kinds.Rental;

export default function RentalPage({ data }: PageProps<Queries.RentalPageQuery>) {
  const rental = required(data.rental);
  const { title, description, path, location, price, bedrooms, bathrooms, area } = rental;
  const { gallery, features, floorPlans, virtualTour, energyLabel } = rental;
  const { detailContact, rentalConditions } = required(data.siteSettings);
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
          beside={<PriceBox price={price} />}
          actions={
            <DetailActions
              contact="Solicitar visita"
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
          title="Pide una visita"
          text={`Dinos cuándo te viene bien ver «${title}» y te confirmamos día y hora.`}
          subject={`Visita a «${title}»`}
          contact={detailContact}
        />
      }
    >
      <Block title="La vivienda">
        <Prose>{description}</Prose>
      </Block>
      <Facts facts={[...listRooms(bedrooms, bathrooms), describeArea(area)]} />
      <Block title="Características">
        <FeatureList features={features} />
      </Block>
      <ListingExtras {...{ title, floorPlans, virtualTour, energyLabel }} />
      <Block title="Condiciones de alquiler">
        <Terms facts={listRentalConditions(rentalConditions)} />
      </Block>
      <Block title="Qué se paga al entrar">
        <EntryCost {...calculateEntryCost(price, rentalConditions)} />
      </Block>
    </DetailPage>
  );
}

export function Head({ data }: HeadProps<Queries.RentalPageQuery>) {
  const rental = required(data.rental);
  const { title, location, description, path } = rental;
  return (
    <Seo
      title={`${title} en ${location}`}
      description={description}
      path={path}
      shareAlt={findAlt(rental)}
      structuredData={(agency) =>
        createRentalJsonLd(agency, list, {
          ...rental,
          photos: listPhotos(rental.gallery),
          plans: listPhotos(rental.floorPlans ?? []),
        })
      }
    />
  );
}

export const query = graphql`
  query RentalPage($jsonId: String!) {
    rental(jsonId: { eq: $jsonId }) {
      title
      description
      path
      published
      location
      price
      bedrooms
      bathrooms
      area
      features
      image {
        relativePath
      }
      gallery {
        ...GallerySlide
        image {
          relativePath
        }
      }
      floorPlans {
        ...FloorPlanFigure
      }
      virtualTour
      energyLabel
    }
    siteSettings {
      detailContact {
        ...SideFormContact
      }
      rentalConditions {
        depositMonths
        guaranteeMonths
        minimumMonths
        renewal
      }
    }
  }
`;
