import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { createSharePath, SHARE_FOLDER } from "../../src/utils/sharePicture";
import { writeCachedFiles } from "../utils/cachedFiles";
import { renderPicture } from "./renderPicture";
import { createSharedPages } from "./sharedPages";

/** Writes the share picture of each page. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, cache, reporter }) => {
  const { data, errors } = await graphql<Queries.ShareImagesQuery>(`
    query ShareImages {
      siteSettings {
        name
        fullName
      }
      landing {
        hero {
          title
          image {
            ...ShareImage
          }
        }
      }
      allProject {
        nodes {
          path
          title
          location
          status
          type
          offer {
            priceFrom
            priceFromWithVat
            available
            total
          }
          image {
            ...ShareImage
          }
        }
      }
      allRental {
        nodes {
          path
          title
          location
          price
          availableFrom
          image {
            ...ShareImage
          }
        }
      }
      allService {
        nodes {
          path
          title
          shortDescription
          image {
            ...ShareImage
          }
        }
      }
    }
    fragment ShareImage on File {
      absolutePath
      internal {
        contentDigest
      }
    }
  `);
  if (!data) {
    reporter.panicOnBuild("The query ShareImages has failed.", errors);
    return;
  }
  const files = createSharedPages(data).map(({ path: page, words, image, position }) => ({
    name: path.basename(createSharePath(page)),
    input: [words, position, image.internal.contentDigest],
    create: () => renderPicture(words, image.absolutePath, position),
  }));
  await writeCachedFiles(files, path.join("public", SHARE_FOLDER), cache);
};
