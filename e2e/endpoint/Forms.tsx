import { ContactBox } from "../../src/components/forms/ContactBox";
import { Contact } from "../../src/sections/Contact";
import { Investment } from "../../src/sections/Investment";
import { GlobalStyles } from "../../src/styles/GlobalStyles";

const SIDE_FORM = "Pregunta por esta promoción";

const contact = { phone: "910 000 200", email: "viviendas@zaguan.example", whatsapp: null };

/** The three forms of the site on one page. */
export function Forms() {
  return (
    <main>
      <GlobalStyles />
      <Investment />
      <Contact />
      <ContactBox title={SIDE_FORM} text="Te informamos." subject="Visita" contact={contact} />
    </main>
  );
}
