import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { Checkbox, EmailField, Field, TextArea } from "../components/forms/Field";
import { Form, fieldRow } from "../components/forms/Form";
import { PrivacyLink } from "../components/forms/PrivacyNote";
import { columns, Section } from "../components/layout/Section";
import { color, from, space } from "../styles/tokens";
import { required } from "../utils/entries";
import { Office } from "./Office";

export function Contact() {
  const { landing, siteSettings } = useStaticQuery<Queries.ContactSectionQuery>(query);
  const site = required(siteSettings);
  return (
    <Section id="contacto" labelledBy="contacto-titulo" heading={required(landing).contact}>
      <div css={[styles.root, columns]}>
        <div css={styles.form}>
          <Form
            name="contacto"
            label="Formulario de contacto"
            submit="Enviar mensaje"
            contact={site.contact}
          >
            <div css={fieldRow}>
              <Field name="name" label="Nombre" autoComplete="name" required />
              <EmailField required />
            </div>
            <Field name="subject" label="Asunto" required />
            <TextArea name="message" label="Mensaje" required />
            <Checkbox
              name="privacy"
              label={
                <>
                  He leído y acepto la <PrivacyLink>política de privacidad</PrivacyLink>
                </>
              }
              required
            />
          </Form>
        </div>
        <Office site={site} />
      </div>
    </Section>
  );
}

const query = graphql`
  query ContactSection {
    landing {
      contact {
        ...SectionHeadingText
      }
    }
    siteSettings {
      contact {
        phone
        email
      }
      ...OfficeDetails
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
    border: `1px solid ${color.stone}`,
    [from.desktop]: { gridColumn: "span 7", marginRight: space.columns },
  }),
};
