import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { Checkbox, EmailField, Field, TextArea } from "../components/forms/Fields";
import { Form } from "../components/forms/Form";
import { useLinkedForm } from "../components/forms/FormLink";
import { wideFieldRow } from "../components/forms/formStyles";
import { PrivacyLink } from "../components/forms/PrivacyNote";
import { LandingSection } from "../components/layout/LandingSection";
import { LazyMap } from "../components/media/LazyMap";
import { useDraft } from "../hooks/useDraft";
import { columns } from "../styles/columns";
import { linkStyles } from "../styles/links";
import { from } from "../styles/mediaQueries";
import { color, font, size, space } from "../styles/tokens";
import { formatTown } from "../texts/format";
import { formatHours } from "../texts/hours";
import { createPhoneUrl } from "../urls/contactUrls";
import { requirePresent } from "../utils/requirePresent";

export function Contact() {
  const { landing, siteSettings } = useStaticQuery<Queries.ContactSectionQuery>(query);
  const { contact, address, hours, map } = requirePresent(siteSettings, "siteSettings");
  const draft = useDraft("contacto");
  const { firstField, subject, setSubject } = useLinkedForm();
  return (
    <LandingSection id="contacto" heading={requirePresent(landing, "landing").contactHeading}>
      <div css={[styles.root, columns]}>
        <div css={styles.form} data-screen-only>
          <Form
            draft={draft}
            label="Formulario de contacto"
            submit="Enviar mensaje"
            contact={contact}
            onSent={() => setSubject()}
          >
            <div css={wideFieldRow}>
              <Field
                ref={firstField}
                name="name"
                label="Nombre"
                autoComplete="name"
                error="Dinos cómo te llamas."
                required
              />
              <EmailField required />
            </div>
            <Field
              name="subject"
              label="Asunto"
              defaultValue={subject}
              error="Dinos de qué se trata."
              required
            />
            <TextArea name="message" label="Mensaje" error="Escribe tu mensaje." required />
            <Checkbox
              name="privacy"
              label={
                <>
                  He leído y acepto la <PrivacyLink>política de privacidad</PrivacyLink>
                </>
              }
              error="Marca esta casilla para que podamos contestarte."
              required
            />
          </Form>
        </div>
        <div css={styles.office}>
          <address css={styles.lines}>
            <a css={styles.phone} href={createPhoneUrl(contact.phone)}>
              {contact.phone}
            </a>
            <a css={[linkStyles.underlined, styles.link]} href={`mailto:${contact.email}`}>
              {contact.email}
            </a>
            <p css={styles.place}>
              {address.street}
              <br />
              {formatTown(address)}
            </p>
            <p>{formatHours(hours)}</p>
          </address>
          <LazyMap
            point={map}
            title="Mapa de la oficina"
            address={`${address.street}, ${address.postalCode} ${address.city}`}
          />
        </div>
      </div>
    </LandingSection>
  );
}

const query = graphql`
  query ContactSection {
    landing {
      contactHeading {
        ...SectionHeadingText
      }
    }
    siteSettings {
      contact {
        phone
        email
      }
      address {
        street
        postalCode
        city
        region
      }
      hours {
        days
        opens
        closes
      }
      map {
        latitude
        longitude
      }
    }
  }
`;

const styles = {
  root: css({
    rowGap: space.block,
    [from.desktop]: { "& > :last-child": { gridColumn: "8 / -1" } },
  }),
  form: css({
    alignSelf: "start",
    border: `1px solid ${color.rule}`,
    [from.desktop]: { gridColumn: "span 7", marginRight: space.gridGap },
  }),
  office: css({ display: "grid", gap: "2rem", alignContent: "start" }),
  lines: css({
    display: "grid",
    justifyItems: "start",
    paddingTop: "1.25rem",
    borderTop: `1px solid ${color.ink}`,
    fontStyle: "normal",
    "p + p": { marginTop: "0.75rem", color: color.muted },
  }),
  phone: css({
    fontFamily: font.display,
    fontSize: size.title,
    lineHeight: 1.2,
    textDecoration: "none",
    "&:hover": { color: color.accent },
  }),
  link: css({ minHeight: "2.75rem" }),
  place: css({ marginTop: "0.75rem" }),
};
