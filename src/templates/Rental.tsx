import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Block, Facts, FeatureList, KeyFacts, Prose } from "../components/listing/DetailBlocks";
import { DetailPage } from "../components/listing/DetailPage";
import { EnergyScale } from "../components/listing/Energy";
import { ListingActions, ListingExtras, Revision } from "../components/listing/ListingParts";
import { Place } from "../components/listing/Place";
import { Rent } from "../components/listing/Price";
import { RelatedListings } from "../components/listing/RelatedListings";
import { SumTable } from "../components/listing/SumTable";
import { Gallery } from "../components/media/Gallery";
import { Badge } from "../components/ui/Badge";
import { describeKeyFacts } from "../descriptions/keyFacts";
import { partTitles } from "../descriptions/parts";
import {
  describeEntryCosts,
  describeRentalConditions,
  describeTenancy,
} from "../descriptions/rentalConditions";
import { createRentalJsonLd } from "../seo/listingJsonLd";
import { Seo } from "../seo/Seo";
import { describeMainPicture, required } from "../utils/entries";
import { kinds } from "../utils/kinds";

export default function RentalPage({
  data,
  pageContext: { related },
}: PageProps<Queries.RentalPageQuery, { related: string[] }>) {
  const rental = required(data.rental);
  const { title, description, path, location, price, gallery } = rental;
  const { detailContact, rentalConditions } = required(data.siteSettings);
  const subject = `Visita a «${title}»`;
  return (
    <DetailPage
      kind="Rental"
      title={title}
      path={path}
      location={location}
      tags={<Badge type="rent" />}
      lead={<Rent price={price} availableFrom={rental.availableFrom} />}
      actions={<ListingActions contact="Solicitar visita" {...{ title, path, gallery }} />}
      facts={<KeyFacts facts={describeKeyFacts(rental)} energyLabel={rental.energyLabel} />}
      media={<Gallery title={title} pictures={gallery} />}
      form={{
        title: "Pide una visita",
        text: `Dinos cuándo te viene bien ver «${title}» y te confirmamos día y hora.`,
        visit: true,
      }}
      contact={detailContact}
      subject={subject}
      others={<RelatedListings paths={related} data={data} />}
    >
      <Block title={partTitles.rental}>
        <Prose>{description}</Prose>
      </Block>
      <Block title={partTitles.features}>
        <FeatureList features={rental.features} />
        <EnergyScale label={rental.energyLabel} />
      </Block>
      <ListingExtras {...rental} />
      <Place place={rental.place} title={title} location={location} />
      <Block title={partTitles.conditions}>
        <Facts
          facts={[...describeTenancy(rental), ...describeRentalConditions(rentalConditions)]}
        />
      </Block>
      <Block title={partTitles.firstPayment}>
        <SumTable {...describeEntryCosts(price, rentalConditions)} />
      </Block>
      <Revision day={rental.revised} />
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
      shareAlt={describeMainPicture(rental).alt}
      structuredData={(agency) => createRentalJsonLd(agency, kinds.Rental.list, rental)}
    />
  );
}

export const query = graphql`
  query RentalPage($jsonId: String!, $related: [String!]!) {
    rental(jsonId: { eq: $jsonId }) {
      title
      description
      path
      published
      revised
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
      availableFrom
      furnished
      pets
      incomeMultiple
      place {
        ...PlacePart
      }
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
    ...RelatedListings
  }
`;
