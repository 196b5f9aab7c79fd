import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { createDossierPath, DOSSIER_FOLDER } from "../../src/utils/dossierPath";
import { writeCachedFiles } from "../utils/cachedFiles";
import { createDossier } from "./dossierContent";
import { renderDossier } from "./renderDossier";

/** Writes the dossiers of all projects and rentals. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, cache, reporter }) => {
  const { data, errors } = await graphql<Queries.DossiersQuery>(`
    query Dossiers {
      site {
        siteMetadata {
          siteUrl
        }
      }
      siteSettings {
        name
        fullName
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
        contact {
          phone
          email
          whatsapp
        }
        detailContact {
          phone
          email
          whatsapp
        }
        timeline {
          start
          end
        }
        rentalConditions {
          depositMonths
          guaranteeMonths
          minimumMonths
          renewal
        }
        purchase {
          vat
          stampDuty
          notary
        }
      }
      allProject {
        nodes {
          ...DossierListing
          status
          type
          details {
            area
            bedrooms
            bathrooms
            features
          }
          offer {
            priceFrom
            priceFromWithVat
            available
            total
          }
          units {
            name
            bedrooms
            area
            usableArea
            terrace
            price
            status
            plan
          }
          specification {
            title
            lines
          }
          progress {
            date
            title
            state
            text
          }
          payments {
            title
            share
            when
          }
          works {
            start
            end
          }
        }
      }
      allRental {
        nodes {
          ...DossierListing
          price
          bedrooms
          bathrooms
          area
          features
          availableFrom
          furnished
          pets
          incomeMultiple
        }
      }
    }
    fragment DossierListing on Listing {
      path
      title
      description
      location
      revised
      image {
        ...DossierImage
      }
      imageAlt
      imageFocus
      gallery {
        alt
        focus
        image {
          ...DossierImage
        }
      }
      floorPlans {
        title
        alt
        image {
          ...DossierImage
        }
      }
      place {
        nearby {
          name
          minutes
          means
        }
      }
      energyLabel
      virtualTour
    }
    fragment DossierImage on File {
      absolutePath
      internal {
        contentDigest
      }
    }
  `);
  const site = data?.siteSettings;
  const siteUrl = data?.site?.siteMetadata?.siteUrl;
  if (!site || !siteUrl) {
    reporter.panicOnBuild("The query Dossiers has failed.", errors);
    return;
  }
  const files = [...data.allProject.nodes, ...data.allRental.nodes].map((listing) => {
    const dossier = createDossier(listing, site, siteUrl + listing.path);
    return {
      name: path.relative(DOSSIER_FOLDER, createDossierPath(listing.path, listing.title)),
      input: dossier,
      create: () => renderDossier(dossier),
    };
  });
  await writeCachedFiles(files, path.join("public", DOSSIER_FOLDER), cache);
};
