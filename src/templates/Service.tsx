import { css } from "@emotion/react";
import { graphql, type HeadProps, Link } from "gatsby";
import { DetailBlock } from "../components/layout/DetailBlock";
import { ContactLink } from "../components/layout/DetailContactBox";
import {
  DetailOpening,
  DetailPage,
  type DetailTemplateProps,
} from "../components/layout/DetailPage";
import { Picture } from "../components/media/Picture";
import { Seo } from "../seo/Seo";
import { createServiceJsonLd } from "../seo/serviceJsonLd";
import { linkStyles } from "../styles/links";
import { ruledList, twoColumns } from "../styles/ruledList";
import { color, detailPictureSizes, font, motion, size } from "../styles/tokens";
import { assertPresent } from "../utils/assertPresent";

export default function ServicePage({
  data,
  location,
}: DetailTemplateProps<Queries.ServicePageQuery>) {
  const service = assertPresent(data.service, "service");
  const { title, shortDescription, description, image, imageAlt, features } = service;
  const { detailContact } = assertPresent(data.siteSettings, "siteSettings");
  return (
    <DetailPage
      kind="Service"
      title={title}
      cardAddress={location.state?.from}
      opening={
        <DetailOpening
          media={
            <div css={styles.media}>
              <Picture file={image} alt={imageAlt ?? title} sizes={detailPictureSizes} priority />
            </div>
          }
          title={title}
          lead={<p css={styles.lead}>{shortDescription}</p>}
          actions={<ContactLink>Contactar</ContactLink>}
        />
      }
      contactBox={{
        title: "Cuéntanos tu caso",
        text: "Te contesta, en un día laborable, quien lleva este servicio.",
        contact: detailContact,
        subject: `Consulta sobre «${title}»`,
      }}
      others={<OtherServices services={data.allService.nodes} />}
    >
      <div css={styles.text}>
        {description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <DetailBlock title="Qué incluye">
        <ul css={twoColumns}>
          {features.map((feature) => (
            <li key={feature.title} css={styles.item}>
              <h3>{feature.title}</h3>
              <p>{feature.description}</p>
            </li>
          ))}
        </ul>
      </DetailBlock>
      <DetailBlock title="Cómo trabajamos">
        <ol css={[ruledList, styles.process]}>
          {service.process.map((step) => (
            <li key={step.title} css={[styles.item, styles.step]}>
              <h3>{step.title}</h3>
              <p>{step.description}</p>
            </li>
          ))}
        </ol>
      </DetailBlock>
    </DetailPage>
  );
}

function OtherServices({ services }: { services: readonly Queries.ServiceSummaryFragment[] }) {
  if (services.length === 0) return null;
  return (
    <DetailBlock title="Otros servicios">
      <ul css={twoColumns}>
        {services.map(({ path, title, shortDescription }) => (
          <li key={path} css={styles.item}>
            <h3 css={styles.otherTitle}>
              <Link to={path} css={linkStyles.cover}>
                {title}
              </Link>
            </h3>
            <p>{shortDescription}</p>
          </li>
        ))}
      </ul>
    </DetailBlock>
  );
}

export function Head({ data }: HeadProps<Queries.ServicePageQuery>) {
  const service = assertPresent(data.service, "service");
  return (
    <Seo
      title={service.title}
      description={service.shortDescription}
      path={service.path}
      sharePicture={{ alt: service.imageAlt ?? service.title }}
      structuredData={(agency) => createServiceJsonLd(agency, service)}
    />
  );
}

export const query = graphql`
  fragment ServiceSummary on Service {
    path
    title
    shortDescription
  }

  query ServicePage($jsonId: String!) {
    service(jsonId: { eq: $jsonId }) {
      title
      shortDescription
      description
      path
      imageAlt
      image {
        ...PagePicture
      }
      features {
        title
        description
      }
      process {
        title
        description
      }
    }
    siteSettings {
      detailContact {
        ...ContactBoxDetails
      }
    }
    allService(filter: { jsonId: { ne: $jsonId } }, sort: { sortKey: ASC }) {
      nodes {
        ...ServiceSummary
      }
    }
  }
`;

const styles = {
  media: css({
    display: "grid",
    img: { objectPosition: "50% 100%" },
  }),
  lead: css({
    color: color.muted,
    fontSize: size.lead,
    maxWidth: "30em",
  }),
  text: css({
    display: "grid",
    gap: "1.25rem",
    maxWidth: "36em",
  }),
  item: css({
    position: "relative",
    paddingBlock: "1.25rem",
    p: { marginTop: "0.375rem", color: color.muted, fontSize: size.small },
  }),
  process: css({ counterReset: "step" }),
  step: css({
    display: "grid",
    gridTemplateColumns: "3.5rem minmax(0, 1fr)",
    alignItems: "baseline",
    counterIncrement: "step",
    "&::before": {
      content: "counter(step)",
      gridRow: "span 2",
      color: color.accent,
      fontFamily: font.display,
      fontSize: "2.5rem",
      lineHeight: 1,
    },
  }),
  otherTitle: css({ transition: `color ${motion}`, "li:hover > &": { color: color.accent } }),
};
