import { graphql, type HeadProps, withPrefix } from "gatsby";
import { About } from "../sections/About";
import { Advantages } from "../sections/Advantages";
import { Benefits } from "../sections/Benefits";
import { Contact } from "../sections/Contact";
import { Hero } from "../sections/Hero";
import { Investment } from "../sections/Investment";
import { Projects } from "../sections/Projects";
import { Rentals } from "../sections/Rentals";
import { Services } from "../sections/Services";
import { Team } from "../sections/Team";
import { Testimonials } from "../sections/Testimonials";
import { landingJsonLd } from "../seo/landingJsonLd";
import { Seo } from "../seo/Seo";
import { required } from "../utils/required";
import { sharePath } from "../utils/sharePath";

export default function LandingPage() {
  return (
    <>
      <Hero />
      <About />
      <Benefits />
      <Advantages />
      <Projects />
      <Rentals />
      <Team />
      <Services />
      <Testimonials />
      <Investment />
      <Contact />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.LandingPageQuery>) {
  const settings = required(data.siteSettings);
  return (
    <Seo
      title={settings.fullName}
      description={settings.description}
      path="/"
      structuredData={
        process.env.BUILD_STAGE !== "build-javascript" &&
        ((agency) => landingJsonLd({ ...settings, ...agency, image: withPrefix(sharePath("/")) }))
      }
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
