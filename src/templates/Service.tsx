import { css } from "@emotion/react";
import { graphql, type HeadProps, Link } from "gatsby";
import { ContactBoxLink } from "../components/layout/ContactBoxLink";
import { DetailHero, DetailPage, type DetailTemplateProps } from "../components/layout/DetailPage";
import { DetailSection } from "../components/layout/DetailSection";
import { Picture } from "../components/media/Picture";
import { Seo } from "../seo/Seo";
import { createServiceJsonLd } from "../seo/serviceJsonLd";
import { linkStyles } from "../styles/links";
import { from } from "../styles/mediaQueries";
import { ruledList, twoColumnRuledList } from "../styles/ruledList";
import { color, detailPictureSizes, font, motion, size, space } from "../styles/tokens";
import { formatReplyTime } from "../texts/replyTime";
import { requirePresent } from "../utils/requirePresent";

export default function ServicePage({
  data,
  location,
}: DetailTemplateProps<Queries.ServicePageQuery>) {
  const service = requirePresent(data.service, "service");
  const { title, shortDescription, description, image, imageAlt, features } = service;
  const { detailContact } = requirePresent(data.siteSettings, "siteSettings");
  return (
    <DetailPage
      kind="Service"
      title={title}
      cardAddress={location.state?.from}
      hero={
        <DetailHero
          media={
            <div css={styles.media}>
              <Picture file={image} alt={imageAlt ?? title} sizes={detailPictureSizes} priority />
            </div>
          }
          title={title}
          lead={<p css={styles.lead}>{shortDescription}</p>}
          action={<ContactBoxLink>Contactar</ContactBoxLink>}
        />
      }
      intro={{
        title: "El servicio",
        content: (
          <div css={styles.text}>
            {description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        ),
      }}
      contactBox={{
        title: "Cuéntanos tu caso",
        text: `Te contesta, ${formatReplyTime(detailContact)}, quien lleva este servicio.`,
        contact: detailContact,
        subject: `Consulta sobre «${title}»`,
        message: `Hola, quiero preguntaros por «${title}».`,
      }}
      others={<OtherServices services={data.allService.nodes} />}
    >
      <DetailSection title="Qué incluye" background="white">
        <ul css={[ruledList, styles.features]}>
          {features.map((feature) => (
            <li key={feature.title} css={styles.item}>
              <h3>{feature.title}</h3>
              <p>{feature.description}</p>
            </li>
          ))}
        </ul>
      </DetailSection>
      <DetailSection title="Cómo trabajamos" background="band">
        <ol css={styles.process}>
          {service.process.map((step) => (
            <li key={step.title} css={[styles.item, styles.step]}>
              <h3>{step.title}</h3>
              <p>{step.description}</p>
            </li>
          ))}
        </ol>
      </DetailSection>
    </DetailPage>
  );
}

function OtherServices({ services }: { services: readonly Queries.ServiceSummaryFragment[] }) {
  if (services.length === 0) return null;
  return (
    <section aria-labelledby="otros">
      <h2 id="otros" css={styles.othersTitle}>
        Otros servicios
      </h2>
      <ul css={twoColumnRuledList}>
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
    </section>
  );
}

export function Head({ data }: HeadProps<Queries.ServicePageQuery>) {
  const service = requirePresent(data.service, "service");
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
    allService(filter: { jsonId: { ne: $jsonId } }, sort: { fields: { sortKey: ASC } }) {
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
  }),
  text: css({
    display: "grid",
    gap: "1.25rem",
    "p:first-of-type": {
      font: `400 min(clamp(1.5rem, 1.2rem + 1.2vw, 2.1875rem), 8vw)/1.25 ${font.display}`,
    },
    "p + p": { maxWidth: "38em" },
  }),
  item: css({
    position: "relative",
    paddingBlock: "1.25rem",
    p: { marginTop: "0.375rem", color: color.muted, fontSize: size.small },
  }),
  features: css({
    display: "grid",
    columnGap: space.gridGap,
    [from.tablet]: { gridTemplateColumns: "1fr 1fr" },
    [from.desktop]: { gridTemplateColumns: "repeat(4, 1fr)" },
  }),
  process: css({
    counterReset: "step",
    [from.desktop]: {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fit, minmax(12rem, 1fr))",
      columnGap: space.gridGap,
    },
  }),
  step: css({
    borderTop: `1px solid ${color.ink}`,
    counterIncrement: "step",
    "&::before": {
      content: "counter(step)",
      display: "block",
      marginBottom: "0.75rem",
      color: color.accent,
      fontFamily: font.display,
      fontSize: "3rem",
      lineHeight: 1,
    },
  }),
  othersTitle: css({ marginBottom: "1.75rem", fontSize: size.title, lineHeight: 1.1 }),
  otherTitle: css({ transition: `color ${motion}`, "li:hover > &": { color: color.accent } }),
};
