import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SideForm } from "../components/forms/SideForm";
import { Block, Facts, FeatureList, Prose } from "../components/listing/DetailBlocks";
import { DetailPage } from "../components/listing/DetailPage";
import { ListingActions, ListingExtras } from "../components/listing/ListingParts";
import { EntryCost, PriceBox } from "../components/listing/RentalPrices";
import { Gallery } from "../components/media/Gallery";
import { createRentalJsonLd } from "../seo/listingJsonLd";
import { Seo } from "../seo/Seo";
import { findAlt, required } from "../utils/entries";
import { kinds } from "../utils/kinds";
import { describeArea, listRooms } from "../utils/listing";
import { calculateEntryCost, listRentalConditions } from "../utils/listingTerms";

export default function RentalPage({ data }: PageProps<Queries.RentalPageQuery>) {
  const rental = required(data.rental);
  const { title, description, path, location, price, bedrooms, bathrooms, area, gallery } = rental;
  const { detailContact, rentalConditions } = required(data.siteSettings);
  return (
    <DetailPage
      kind="Rental"
      title={title}
      path={path}
      location={location}
      beside={<PriceBox price={price} />}
      actions={<ListingActions contact="Solicitar visita" {...{ title, path, gallery }} />}
      media={<Gallery title={title} pictures={gallery} />}
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
      <Facts large facts={[...listRooms(bedrooms, bathrooms), describeArea(area)]} />
      <Block title="Características">
        <FeatureList features={rental.features} />
      </Block>
      <ListingExtras {...rental} />
      <Block title="Condiciones de alquiler">
        <Facts facts={listRentalConditions(rentalConditions)} />
      </Block>
      <Block title="Qué se paga al entrar">
        <EntryCost {...calculateEntryCost(price, rentalConditions)} />
      </Block>
    </DetailPage>
  );
}

export function Head({ data }: HeadProps<Queries.RentalPageQuery>) {
  const rental = required(data.rental);
  return (
    <Seo
      title={`${rental.title} en ${rental.location}`}
      description={rental.description}
      path={rental.path}
      shareAlt={findAlt(rental)}
      structuredData={(agency) => createRentalJsonLd(agency, kinds.Rental.list, rental)}
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
