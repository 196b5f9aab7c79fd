import { css } from "@emotion/react";
import { Link } from "gatsby";
import { color, font, size } from "../../styles/tokens";
import { createPhoneUrl } from "../../urls/contactUrls";

/** Leads on from a page on which somebody has not found what they look for. */
export function ContactCallToAction({ phone }: { phone?: string }) {
  return (
    <p css={style}>
      ¿No ves lo que buscas? <Link to="/#contacto">Cuéntanoslo</Link>
      {phone && (
        <>
          {" "}
          o llámanos al <a href={createPhoneUrl(phone)}>{phone}</a>
        </>
      )}
      .
    </p>
  );
}

const style = css({
  fontFamily: font.display,
  fontSize: size.title,
  lineHeight: 1.25,
  a: { textDecorationThickness: 1, textUnderlineOffset: "0.15em", whiteSpace: "nowrap" },
  "a:hover": { color: color.accent },
});
