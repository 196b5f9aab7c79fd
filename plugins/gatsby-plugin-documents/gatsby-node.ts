import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { createDossierPath } from "../../src/urls/dossierPath";
import { createSharePath, SHARE_SIZE } from "../../src/urls/sharePath";
import { createCachedFile, writeCachedFiles } from "./cachedFiles";
import { createDossier } from "./dossierContent";
import { renderDossier } from "./renderDossier";
import { renderSharePicture } from "./renderSharePicture";
import { createSharedPages } from "./sharePictureTexts";
import { tokens } from "./templateTokens";

/** Writes the dossiers of projects and rentals, and the share pictures of the site and its entries. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, cache, reporter }) => {
  const { data, errors } = await graphql<Queries.DocumentsQuery>(`
    query Documents {
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
      landing {
        hero {
          title
          image {
            ...DocumentPicture
          }
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
            door
            path
            bedrooms
            bathrooms
            orientation
            area
            usableArea
            terrace
            price
            status
            plan
          }
          facade {
            label
            units {
              door
              status
              price
            }
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
      allService {
        nodes {
          path
          title
          shortDescription
          image {
            ...DocumentPicture
          }
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
        ...DocumentPicture
      }
      imageAlt
      imageFocus
      gallery {
        alt
        focus
        image {
          ...DocumentPicture
        }
      }
      floorPlans {
        title
        alt
        image {
          ...DocumentPicture
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
    fragment DocumentPicture on File {
      absolutePath
      internal {
        contentDigest
      }
    }
  `);
  const site = data?.siteSettings;
  const siteUrl = data?.site?.siteMetadata?.siteUrl;
  if (!site || !siteUrl) {
    reporter.panicOnBuild("The query Documents has failed.", errors);
    return;
  }
  const listings = [...data.allProject.nodes, ...data.allRental.nodes];
  const dossiers = listings.map((listing) => {
    const dossier = createDossier(listing, site, siteUrl + listing.path);
    const file = path.join("public", createDossierPath(listing.path, listing.title));
    return createCachedFile(file, { ...dossier, tokens }, renderDossier);
  });
  const pictures = createSharedPages(data).map((page) => {
    const file = path.join("public", createSharePath(page.path));
    return createCachedFile(file, { ...page, size: SHARE_SIZE, tokens }, renderSharePicture);
  });
  try {
    await writeCachedFiles([...dossiers, ...pictures], cache);
  } catch (error) {
    reporter.panicOnBuild(error instanceof Error ? error.message : String(error));
  }
};
