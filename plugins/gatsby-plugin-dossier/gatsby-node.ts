import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { color } from "../../src/styles/tokens";
import { listEnergyArrows } from "../../src/utils/energy";
import { createDossierPath } from "../../src/utils/paths";
import { writeCachedFiles } from "../shared/cachedFiles";
import { hashFonts } from "../shared/fonts";
import { createBrochure } from "./brochure";
import { renderBrochure } from "./renderBrochure";

/** Writes the dossiers of all projects and rentals. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({
  graphql,
  cache,
  reporter,
  store,
}) => {
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
      }
      allProject(sort: { jsonId: ASC }) {
        nodes {
          path
          title
          description
          location
          status
          type
          image {
            absolutePath
            internal {
              contentDigest
            }
          }
          gallery {
            alt
            image {
              absolutePath
              internal {
                contentDigest
              }
            }
          }
          details {
            area
            bedrooms
            bathrooms
            features
          }
          energyLabel
          units {
            name
            bedrooms
            area
            terrace
            price
            status
          }
          floorPlans {
            title
            alt
            image {
              absolutePath
              internal {
                contentDigest
              }
            }
          }
          virtualTour
          works {
            start
            end
          }
        }
      }
      allRental(sort: { jsonId: ASC }) {
        nodes {
          path
          title
          description
          location
          price
          bedrooms
          bathrooms
          area
          features
          image {
            absolutePath
            internal {
              contentDigest
            }
          }
          gallery {
            alt
            image {
              absolutePath
              internal {
                contentDigest
              }
            }
          }
          energyLabel
          floorPlans {
            title
            alt
            image {
              absolutePath
              internal {
                contentDigest
              }
            }
          }
          virtualTour
        }
      }
    }
  `);
  const site = data?.siteSettings;
  const siteUrl = data?.site?.siteMetadata?.siteUrl;
  if (!site || !siteUrl) {
    reporter.panicOnBuild("The query Dossiers has failed.", errors);
    return;
  }
  const look = [color, listEnergyArrows(), hashFonts()];
  const files = [...data.allProject.nodes, ...data.allRental.nodes].map((listing) => {
    const brochure = createBrochure(listing, site, siteUrl + listing.path);
    return {
      name: path.basename(createDossierPath(listing.path)),
      input: [brochure, look],
      create: () => renderBrochure(brochure),
    };
  });
  const folder = path.dirname(createDossierPath("/"));
  await writeCachedFiles(
    files,
    path.join(store.getState().program.directory, "public", folder),
    path.join(cache.directory, "files"),
  );
};
