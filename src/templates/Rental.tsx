import { graphql, type HeadProps } from "gatsby";
import type { DetailPageProps } from "../components/detail/DetailPage";
import { DetailSection, Facts } from "../components/detail/DetailSections";
import { ListingExtras, ListingPage } from "../components/listing/ListingPage";
import { RentalPrice } from "../components/listing/Price";
import { SumTable } from "../components/listing/SumTable";
import { Badge } from "../components/ui/Badge";
import { describeKeyFacts } from "../descriptions/keyFacts";
import {
  describeEntryCosts,
  describeRentalConditions,
  describeTenancy,
} from "../descriptions/rentalConditions";
import { sectionTitles } from "../descriptions/sections";
import { createRentalJsonLd } from "../seo/listingJsonLd";
import { Seo } from "../seo/Seo";
import { assertPresent } from "../utils/assertPresent";

export default function RentalPage({ data, location }: DetailPageProps<Queries.RentalPageQuery>) {
  const rental = assertPresent(data.rental, "rental");
  const { title, price } = rental;
  const { detailContact, rentalConditions } = assertPresent(data.siteSettings, "siteSettings");
  return (
    <ListingPage
      kind="Rental"
      listing={rental}
      from={location.state?.from}
      badges={<Badge type="rent" />}
      lead={<RentalPrice price={price} availableFrom={rental.availableFrom} />}
      contactLabel="Solicitar visita"
      contactBox={{
        title: "Pide una visita",
        text: `Dinos cuándo te viene bien ver «${title}» y te confirmamos día y hora.`,
        visit: true,
        contact: detailContact,
        subject: `Visita a «${title}»`,
      }}
      facts={describeKeyFacts(rental)}
      descriptionTitle={sectionTitles.rental}
      features={rental.features}
    >
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
    </ListingPage>
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
      structuredData={(agency) => createRentalJsonLd(agency, rental)}
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
