import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { Field, Select, TextArea } from "../components/forms/Field";
import { Form, fieldRow } from "../components/forms/Form";
import { Simulator } from "../components/forms/Simulator";
import { Section } from "../components/layout/Section";
import { Eyebrow } from "../components/ui/Eyebrow";
import { color, font, from, size, space } from "../styles/tokens";
import { required } from "../utils/entries";
import { formatEuros, formatNumber } from "../utils/format";

const investmentTypes = [
  { value: "residential", label: "Residencial" },
  { value: "commercial", label: "Comercial" },
  { value: "mixed", label: "Mixto" },
  { value: "any", label: "Cualquier tipo" },
];

export function Investment() {
  const { landing, siteSettings } = useStaticQuery<Queries.InvestmentSectionQuery>(query);
  const { label, title, text, annualReturn, minimumAmount, disclaimer } =
    required(landing).investment;
  return (
    <Section id="inversion" labelledBy="inversion-titulo" ground="sand">
      <div css={styles.root}>
        <div>
          <Eyebrow>{label}</Eyebrow>
          <h2 id="inversion-titulo">{title}</h2>
          <p css={styles.text}>{text}</p>
          <dl css={styles.offer}>
            <div>
              <dt>de rentabilidad anual</dt>
              <dd>
                {formatNumber(annualReturn.min)}–{formatNumber(annualReturn.max)}&nbsp;%
              </dd>
            </div>
            <div>
              <dt>de inversión mínima</dt>
              <dd>{formatEuros(minimumAmount)}</dd>
            </div>
          </dl>
          <p css={styles.small}>{disclaimer}</p>
          <Simulator annualReturn={annualReturn} minimumAmount={minimumAmount} />
        </div>
        <Form
          label="Solicitud de inversión"
          submit="Enviar solicitud"
          contact={required(siteSettings).contact}
        >
          <div css={fieldRow}>
            <Field name="name" label="Nombre" autoComplete="name" required />
            <Field name="phone" label="Teléfono" type="tel" autoComplete="tel" required />
          </div>
          <Field
            name="email"
            label="Correo electrónico"
            type="email"
            autoComplete="email"
            required
          />
          <div css={fieldRow}>
            <Field name="amount" label="Cantidad a invertir" autoComplete="off" required />
            <Select
              name="investmentType"
              label="Tipo de inversión"
              options={investmentTypes}
              required
            />
          </div>
          <TextArea name="message" label="Mensaje (opcional)" />
        </Form>
      </div>
    </Section>
  );
}

const query = graphql`
  query InvestmentSection {
    landing {
      investment {
        label
        title
        text
        annualReturn {
          min
          max
        }
        minimumAmount
        disclaimer
      }
    }
    siteSettings {
      contact {
        phone
        email
      }
    }
  }
`;

const styles = {
  root: css({
    alignItems: "start",
    display: "grid",
    gap: space.block,
    [from.desktop]: { gridTemplateColumns: "1fr 1fr", columnGap: space.column },
  }),
  text: css({ maxWidth: "32em", marginTop: "1.75rem", fontSize: size.lead }),
  offer: css({
    display: "flex",
    flexWrap: "wrap",
    gap: "1.5rem 3rem",
    margin: "2.5rem 0 1.75rem",
    div: { display: "flex", flexDirection: "column-reverse" },
    dt: { color: color.muted, fontSize: size.small },
    dd: {
      color: color.terracotta,
      fontFamily: font.serif,
      fontSize: "clamp(3rem, 2rem + 3.2vw, 4.5rem)",
      lineHeight: 1.05,
      whiteSpace: "nowrap",
    },
  }),
  small: css({ maxWidth: "36em", color: color.muted, fontSize: size.label }),
};
