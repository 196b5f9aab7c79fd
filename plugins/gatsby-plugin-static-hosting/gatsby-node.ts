import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { formatRobots, formatSecurityTxt } from "./textFiles";

/** Writes robots.txt and security.txt. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, reporter }) => {
  const { data, errors } = await graphql<Queries.HostingFilesQuery>(`
    query HostingFiles {
      site {
        siteMetadata {
          siteUrl
        }
      }
      siteSettings {
        contact {
          email
        }
      }
    }
  `);
  const url = data?.site?.siteMetadata?.siteUrl;
  const email = data?.siteSettings?.contact.email;
  if (!url || !email) {
    reporter.panicOnBuild("The query HostingFiles has failed.", errors);
    return;
  }
  const folder = path.resolve("public");
  await mkdir(path.join(folder, ".well-known"), { recursive: true });
  await writeFile(path.join(folder, "robots.txt"), formatRobots(url));
  await writeFile(
    path.join(folder, ".well-known/security.txt"),
    formatSecurityTxt({ url, email, built: new Date() }),
  );
};
