import { graphql, type HeadProps, Link, type PageProps } from "gatsby";
import { Container } from "../components/layout/Container";
import { createPageJsonLd } from "../seo/pageJsonLd";
import { Seo } from "../seo/Seo";
import { assertPresent } from "../utils/assertPresent";

export default function UnitPage({ data }: PageProps<Queries.UnitPageQuery>) {
  const unit = assertPresent(data.unit, "unit");
  return (
    <Container>
      <h1>{unit.name}</h1>
      <Link to={unit.project.path}>{unit.project.title}</Link>
    </Container>
  );
}

export function Head({ data }: HeadProps<Queries.UnitPageQuery>) {
  const { name, path, project } = assertPresent(data.unit, "unit");
  return (
    <Seo
      title={`${name}, ${project.title}`}
      description={project.description}
      path={path}
      structuredData={(agency) => createPageJsonLd(agency, [{ name, path }])}
    />
  );
}

export const query = graphql`
  query UnitPage($id: String!) {
    unit(id: { eq: $id }) {
      name
      bedrooms
      bathrooms
      area
      usableArea
      terrace
      price
      status
      orientation
      floor
      door
      path
      floorPlan {
        ...FloorPlanFigure
        rooms {
          name
          area
        }
      }
      project {
        title
        path
        description
        location
        type
        status
        imageAlt
        energyLabel
        revised
        gallery {
          ...GallerySlide
        }
        details {
          features
        }
        payments {
          title
          share
          when
        }
        facade {
          ...FacadeRow
        }
        units {
          name
          path
          status
          price
          terrace
          area
          floor
          door
        }
        works {
          end
        }
        place {
          latitude
          longitude
        }
      }
    }
    siteSettings {
      detailContact {
        ...ContactBoxDetails
      }
      timeline {
        end
      }
      purchase {
        ...PurchaseSettings
      }
    }
  }
`;
