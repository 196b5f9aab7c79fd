import { css } from "@emotion/react";
import { graphql, type HeadProps } from "gatsby";
import type { DetailTemplateProps } from "../components/layout/DetailPage";
import { FloorPlans } from "../components/listing/FloorPlans";
import { createPlaceBlock, createTourBlock, ListingPage } from "../components/listing/ListingPage";
import { RentalPrice } from "../components/listing/RentalPrice";
import { SumTable } from "../components/listing/SumTable";
import { Badge } from "../components/ui/Badge";
import { FactList } from "../components/ui/FactList";
import { createRentalJsonLd } from "../seo/listingJsonLd";
import { Seo } from "../seo/Seo";
import { blockTitles } from "../texts/blockTitles";
import { askIfFree } from "../texts/chatMessages";
import { typeLabels } from "../texts/labels";
import { describeKeyFacts } from "../texts/listingFacts";
import { describeMoveInCosts, describeNeeds } from "../texts/moveInCosts";
import { describeRentalConditions, describeTenancy } from "../texts/rentalConditions";
import { requirePresent } from "../utils/requirePresent";

export default function RentalPage({
  data,
  location,
}: DetailTemplateProps<Queries.RentalPageQuery>) {
  const rental = requirePresent(data.rental, "rental");
  const { title, price } = rental;
  const { detailContact, rentalConditions } = requirePresent(data.siteSettings, "siteSettings");
  return (
    <ListingPage
      kind="Rental"
      listing={rental}
      cardAddress={location.state?.from}
      badges={<Badge>{typeLabels.rent}</Badge>}
      lead={
        <RentalPrice
          price={price}
          availableFrom={rental.availableFrom}
          needs={describeNeeds(rental, rentalConditions)}
        />
      }
      contactLabel="Solicitar visita"
      contactBox={{
        title: "Pide una visita",
        text: `Dinos cuándo te viene bien ver «${title}» y te confirmamos día y hora.`,
        visit: true,
        contact: detailContact,
        subject: `Visita a «${title}»`,
        message: askIfFree(`«${title}»`),
      }}
      facts={describeKeyFacts(rental)}
      descriptionTitle={blockTitles.rental}
      features={rental.features}
      blocks={[
        {
          title: blockTitles.conditions,
          link: "Condiciones",
          background: "band",
          aside: (
            <div css={styles.terms}>
              <FactList
                facts={[...describeTenancy(rental), ...describeRentalConditions(rentalConditions)]}
              />
            </div>
          ),
          content: (
            <>
              <h3 css={styles.costs}>{blockTitles.firstPayment}</h3>
              <SumTable
                label={blockTitles.firstPayment}
                {...describeMoveInCosts(price, rentalConditions)}
              />
            </>
          ),
        },
        {
          title: blockTitles.plans,
          background: "white",
          content: rental.floorPlans && <FloorPlans title={title} plans={rental.floorPlans} />,
        },
        createTourBlock(rental),
        createPlaceBlock(rental),
      ]}
    />
  );
}

export function Head({ data }: HeadProps<Queries.RentalPageQuery>) {
  const rental = requirePresent(data.rental, "rental");
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

const styles = {
  terms: css({ marginTop: "1.5rem" }),
  costs: css({ marginBottom: "0.75rem" }),
};
