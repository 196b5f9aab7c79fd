import { graphql, type HeadProps } from "gatsby";
import { FormLinks } from "../components/forms/FormLink";
import { About } from "../sections/About";
import { AidAndFinancing } from "../sections/AidAndFinancing";
import { Benefits } from "../sections/Benefits";
import { Contact } from "../sections/Contact";
import { Hero } from "../sections/Hero";
import { Investment } from "../sections/Investment";
import { PhotoBanner } from "../sections/PhotoBanner";
import { Projects } from "../sections/Projects";
import { Rentals } from "../sections/Rentals";
import { Services } from "../sections/Services";
import { Team } from "../sections/Team";
import { Testimonials } from "../sections/Testimonials";
import { createLandingJsonLd } from "../seo/landingJsonLd";
import { Seo } from "../seo/Seo";
import { requirePresent } from "../utils/requirePresent";

export default function LandingPage() {
  return (
    <FormLinks>
      <Hero />
      <About />
      <Benefits />
      <AidAndFinancing />
      <Projects />
      <Rentals />
      <Team />
      <Services />
      <PhotoBanner />
      <Testimonials />
      <Investment />
      <Contact />
    </FormLinks>
  );
}

export function Head({ data }: HeadProps<Queries.LandingPageQuery>) {
  const settings = requirePresent(data.siteSettings, "siteSettings");
  return (
    <Seo
      title={settings.fullName}
      description={settings.description}
      path="/"
      structuredData={(agency) => createLandingJsonLd({ ...settings, ...agency })}
    />
  );
}

export const query = graphql`
  query LandingPage {
    siteSettings {
      name
      fullName
      description
      contact {
        phone
        email
      }
      map {
        latitude
        longitude
      }
      hours {
        days
        opens
        closes
      }
      socialLinks {
        target
      }
    }
  }
`;
