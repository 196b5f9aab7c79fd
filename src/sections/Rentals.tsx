import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { RentalCard } from "../components/RentalCard";
import { Section } from "../components/Section";
import { SectionHeading } from "../components/SectionHeading";
import { color } from "../styles/tokens";
import { byOrder } from "../utils/byOrder";
import { required } from "../utils/required";

export function Rentals() {
  const { landing, allRental } = useStaticQuery<Queries.RentalsSectionQuery>(query);
  return (
    <Section id="alquiler" labelledBy="alquiler-titulo" ground="ruled">
      <SectionHeading id="alquiler-titulo" heading={required(landing).rentals} />
      <ul css={list}>
        {[...allRental.nodes].sort(byOrder).map((rental) => (
          <li key={rental.jsonId}>
            <RentalCard rental={rental} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const query = graphql`
  query RentalsSection {
    landing {
      rentals {
        ...SectionHeadingText
      }
    }
    allRental {
      nodes {
        ...RentalCard
      }
    }
  }
`;

const list = css({ borderTop: `1px solid ${color.ink}` });
