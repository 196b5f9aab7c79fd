import { css } from "@emotion/react";
import { columns } from "../../styles/columns";
import { belowTablet, from } from "../../styles/mediaQueries";
import { color, font, size, space } from "../../styles/tokens";
import { askAboutUnit } from "../../texts/chatMessages";
import { formatHours } from "../../texts/hours";
import { formatReplyTime } from "../../texts/replyTime";
import { nameUnit, nameUnitOfProject } from "../../texts/unitNames";
import { createEmailUrl, createPhoneUrl, createWhatsappUrl } from "../../urls/contactUrls";
import { CONTACT_BOX_ID } from "../layout/ContactBoxLink";
import { Container } from "../layout/Container";
import { DetailContactForm } from "../layout/DetailContactForm";
import { Icon } from "../ui/Icon";

interface Props {
  unit: Queries.UnitSummaryFragment;
  contact: Queries.ContactBoxDetailsFragment;
  hours: Queries.OfficeHours;
}

/** The ways to ask for a home, and a form with the home as its subject. */
export function UnitContact({ unit, contact, hours }: Props) {
  const { phone, whatsapp, email } = contact;
  const isReserved = unit.status === "reserved";
  const title = isReserved ? "Te avisamos si se libera" : `Pregunta por ${nameUnit(unit)}`;
  const text = isReserved
    ? "Déjanos tus datos: si la reserva no sale adelante, te avisamos antes de volver a anunciar la vivienda."
    : `Te contestamos ${formatReplyTime(contact)} y, si quieres, quedamos para una visita.`;
  const subject = nameUnitOfProject(unit.name, unit.project.title);
  return (
    <section id={CONTACT_BOX_ID} css={styles.root} aria-labelledby="titulo-contactar">
      <Container css={columns}>
        <div css={styles.ways}>
          <h2 id="titulo-contactar" css={styles.title}>
            {title}
          </h2>
          <p css={styles.text}>{text}</p>
          <ul css={styles.list}>
            <li>
              <a href={createPhoneUrl(phone)}>
                <Icon name="phone" />
                {phone}
              </a>
            </li>
            {whatsapp && (
              <li>
                <a href={createWhatsappUrl(whatsapp, askAboutUnit(unit))} rel="noreferrer">
                  <Icon name="chat" />
                  WhatsApp
                </a>
              </li>
            )}
            <li>
              <a href={createEmailUrl(email, subject)}>
                <Icon name="mail" />
                {email}
              </a>
            </li>
          </ul>
          <p css={styles.hours}>{`${formatHours(hours)}.`}</p>
        </div>
        <div css={styles.form}>
          <DetailContactForm label={title} subject={subject} contact={contact} />
        </div>
      </Container>
    </section>
  );
}

const styles = {
  root: css({ paddingBlock: space.detailSection, scrollMarginTop: "0" }),
  ways: css({ [from.desktop]: { gridColumn: "1 / 6" } }),
  title: css({ fontSize: size.section }),
  text: css({ maxWidth: "26em", marginTop: "1.375rem" }),
  list: css({
    marginTop: "1.5rem",
    borderTop: `1px solid ${color.ink}`,
    li: { borderBottom: `1px solid ${color.rule}` },
    a: {
      display: "grid",
      gridTemplateColumns: "2.125rem minmax(0, 1fr)",
      alignItems: "center",
      minHeight: "3.5rem",
      font: `${size.heading} ${font.display}`,
      textDecoration: "none",
    },
    "a:hover": { color: color.accent },
    svg: { width: "1.25rem", height: "1.25rem", color: color.accent },
  }),
  hours: css({ marginTop: "1rem", color: color.muted, fontSize: size.label }),
  form: css({
    marginTop: "1.5rem",
    [belowTablet]: { marginInline: `calc(-1 * ${space.gutter})` },
    [from.desktop]: { gridColumn: "7 / 13", alignSelf: "start", marginTop: 0 },
  }),
};
