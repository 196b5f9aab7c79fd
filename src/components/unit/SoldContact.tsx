import { css } from "@emotion/react";
import { color, font, space } from "../../styles/tokens";
import { createEmailUrl, createPhoneUrl } from "../../urls/contactUrls";
import { Container } from "../layout/Container";

interface Props {
  contact: Queries.ContactBoxDetailsFragment;
  /** The subject of an e-mail. */
  subject: string;
  /** How many other homes are available, some of which have been suggested. */
  alternatives: number;
}

/** Leads on from a home that is gone. */
export function SoldContact({ contact, subject, alternatives }: Props) {
  const { phone, email } = contact;
  return (
    <div css={styles.root}>
      <Container>
        <p css={styles.text}>
          {alternatives > 0 && `¿${alternatives === 1 ? "No" : "Ninguna"} te encaja? `}Llámanos al{" "}
          <a href={createPhoneUrl(phone)}>{phone}</a> o{" "}
          <a href={createEmailUrl(email, subject)}>escríbenos</a> y te avisamos si se libera{" "}
          {alternatives > 0 ? "otra" : "alguna"}.
        </p>
      </Container>
    </div>
  );
}

const styles = {
  root: css({ paddingBlock: space.block, borderTop: `1px solid ${color.rule}` }),
  text: css({
    fontFamily: font.display,
    fontSize: "clamp(1.6875rem, 1.4rem + 1.3vw, 2.5rem)",
    lineHeight: 1.25,
    a: {
      whiteSpace: "nowrap",
      textDecorationThickness: 1,
      textDecorationColor: color.edge,
      textUnderlineOffset: "0.2em",
    },
    "a:hover": { color: color.accent },
  }),
};
