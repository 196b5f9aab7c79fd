import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { useRef } from "react";
import { ReturnsSimulator } from "../components/calculators/ReturnsSimulator";
import { EmailField, Field, PhoneField, Select, TextArea } from "../components/forms/Fields";
import { Form } from "../components/forms/Form";
import { fieldRow } from "../components/forms/formStyles";
import { PrivacyNote } from "../components/forms/PrivacyNote";
import { LandingSection } from "../components/layout/LandingSection";
import { Eyebrow } from "../components/ui/Eyebrow";
import { LargeFigures } from "../components/ui/LargeFigures";
import { useDraft } from "../hooks/useDraft";
import { columns } from "../styles/columns";
import { from } from "../styles/mediaQueries";
import { color, size, space } from "../styles/tokens";
import { formatEuros, formatNumber, formatPercent } from "../texts/format";
import { requirePresent } from "../utils/requirePresent";

const investmentTypes = [
  { value: "residential", label: "Residencial" },
  { value: "commercial", label: "Comercial" },
  { value: "mixed", label: "Mixto" },
  { value: "any", label: "Cualquier tipo" },
];

export function Investment() {
  const { landing, siteSettings } = useStaticQuery<Queries.InvestmentSectionQuery>(query);
  const { label, title, text, annualReturn, minimumAmount, disclaimer } = requirePresent(
    landing,
    "landing",
  ).investment;
  const draft = useDraft("inversion");
  const amountField = useRef<HTMLInputElement>(null);
  const fillIn = (amount: number) => {
    draft.enter("amount", formatEuros(amount));
    amountField.current?.focus();
  };
  const yearly = `${formatNumber(annualReturn.min)}-${formatPercent(annualReturn.max)}`;
  return (
    <LandingSection id="inversion" background="band">
      <div css={[styles.root, columns]}>
        <div css={styles.words}>
          <Eyebrow>{label}</Eyebrow>
          <h2 id="titulo-inversion">{title}</h2>
          <p css={styles.text}>{text}</p>
        </div>
        <div css={styles.terms}>
          <LargeFigures
            facts={[
              { label: "de rentabilidad anual estimada en promociones nuevas", value: yearly },
              { label: "de inversión mínima", value: formatEuros(minimumAmount) },
            ]}
            variant="display"
            css={styles.offer}
          />
          <p css={styles.small}>{disclaimer}</p>
        </div>
        <ReturnsSimulator
          annualReturn={annualReturn}
          minimumAmount={minimumAmount}
          onChoose={fillIn}
          css={styles.simulator}
        />
        <Form
          css={styles.form}
          draft={draft}
          label="Solicitud de inversión"
          submit="Enviar solicitud"
          contact={requirePresent(siteSettings, "siteSettings").contact}
        >
          <div css={fieldRow}>
            <Field
              name="name"
              label="Nombre"
              autoComplete="name"
              error="Dinos cómo te llamas."
              required
            />
            <PhoneField required />
          </div>
          <EmailField required />
          <div css={fieldRow}>
            <Field
              ref={amountField}
              name="amount"
              label="Cantidad a invertir"
              hint={`Desde ${formatEuros(minimumAmount)}`}
              autoComplete="off"
              error="Dinos cuánto quieres invertir."
              required
            />
            <Select
              name="investmentType"
              label="Tipo de inversión"
              options={investmentTypes}
              required
            />
          </div>
          <TextArea name="message" label="Mensaje (opcional)" />
          <PrivacyNote />
        </Form>
      </div>
    </LandingSection>
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
  /** The offer in the first row; the simulator and the form, equally tall, in the second. */
  root: css({ rowGap: space.block }),
  simulator: css({ [from.desktop]: { gridColumn: "span 6", paddingRight: space.gridGap } }),
  form: css({ [from.desktop]: { gridColumn: "7 / -1" } }),
  words: css({ [from.desktop]: { gridColumn: "span 6" } }),
  terms: css({ [from.desktop]: { gridColumn: "7 / -1", alignSelf: "end" } }),
  text: css({ maxWidth: "32em", marginTop: "1.75rem", fontSize: size.lead }),
  offer: css({
    display: "flex",
    flexWrap: "wrap",
    gap: "1.5rem 3rem",
    marginBottom: "1.75rem",
  }),
  small: css({ maxWidth: "36em", color: color.muted, fontSize: size.label }),
};
