import { graphql, type HeadProps, type PageProps } from "gatsby";
import { DetailHeader, DetailPage } from "../components/detail/DetailPage";
import { DetailSection, Facts, Prose } from "../components/detail/DetailSections";
import { EnergyScale } from "../components/listing/Energy";
import { ListingActions } from "../components/listing/ListingActions";
import { ListingExtras } from "../components/listing/ListingExtras";
import { FeatureList, ListingFacts, RevisionNote } from "../components/listing/ListingFacts";
import { RentalPrice } from "../components/listing/Price";
import { RelatedListings } from "../components/listing/RelatedListings";
import { SumTable } from "../components/listing/SumTable";
import { Gallery } from "../components/media/Gallery";
import { Badge } from "../components/ui/Badge";
import { describeKeyFacts } from "../descriptions/keyFacts";
import {
  describeEntryCosts,
  describeRentalConditions,
  describeTenancy,
} from "../descriptions/rentalConditions";
import { sectionTitles } from "../descriptions/sections";
import { kinds } from "../kinds";
import { createRentalJsonLd } from "../seo/listingJsonLd";
import { Seo } from "../seo/Seo";
import { assertPresent } from "../utils/assertPresent";

export default function RentalPage({ data }: PageProps<Queries.RentalPageQuery>) {
  const rental = assertPresent(data.rental, "rental");
  const { title, path, location, price, gallery, energyLabel } = rental;
  const { detailContact, rentalConditions } = assertPresent(data.siteSettings, "siteSettings");
  return (
    <DetailPage
      kind="Rental"
      title={title}
      path={path}
      media={<Gallery title={title} pictures={gallery} />}
      header={
        <DetailHeader
          title={title}
          location={location}
          badges={<Badge type="rent" />}
          lead={<RentalPrice price={price} availableFrom={rental.availableFrom} />}
          actions={<ListingActions contactLabel="Solicitar visita" listing={rental} />}
          facts={<ListingFacts facts={describeKeyFacts(rental)} energyLabel={energyLabel} />}
        />
      }
      contactBox={{
        title: "Pide una visita",
        text: `Dinos cuándo te viene bien ver «${title}» y te confirmamos día y hora.`,
        visit: true,
        contact: detailContact,
        subject: `Visita a «${title}»`,
      }}
      others={<RelatedListings listings={rental.related} />}
    >
      <DetailSection title={sectionTitles.rental}>
        <Prose>{rental.description}</Prose>
      </DetailSection>
      <DetailSection title={sectionTitles.features}>
        <FeatureList features={rental.features} />
        <EnergyScale label={energyLabel} />
      </DetailSection>
      <ListingExtras listing={rental} />
      <DetailSection title={sectionTitles.conditions}>
        <Facts
          facts={[...describeTenancy(rental), ...describeRentalConditions(rentalConditions)]}
        />
      </DetailSection>
      <DetailSection title={sectionTitles.firstPayment}>
        <SumTable
          label={sectionTitles.firstPayment}
          {...describeEntryCosts(price, rentalConditions)}
        />
      </DetailSection>
      <RevisionNote day={rental.revised} />
    </DetailPage>
  );
}

export function Head({ data }: HeadProps<Queries.RentalPageQuery>) {
  const rental = assertPresent(data.rental, "rental");
  return (
    <Seo
      title={`${rental.title} en ${rental.location}`}
      description={rental.description}
      path={rental.path}
      sharePicture={{ alt: rental.imageAlt }}
      structuredData={(agency) => createRentalJsonLd(agency, kinds.Rental.list, rental)}
    />
  );
}

export const query = graphql`
  query RentalPage($jsonId: String!) {
    rental(jsonId: { eq: $jsonId }) {
      ...ListingDetails
      price
      bedrooms
      bathrooms
      area
      features
      availableFrom
      furnished
      pets
      incomeMultiple
    }
    siteSettings {
      detailContact {
        ...ContactBoxDetails
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
