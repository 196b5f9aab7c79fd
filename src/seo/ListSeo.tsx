import { listPagePath, PAGE_SIZE } from "../utils/listPaths";
import { listPageJsonLd } from "./listPageJsonLd";
import { Seo } from "./Seo";

interface Props {
  /** The list's name in the trail, and in full. */
  name: string;
  title: string;
  description: string;
  /** The list's address. */
  path: string;
  page: number;
  pages: number;
  entries: readonly { title: string; path: string }[];
}

/** The head of a page of a list. */
export function ListSeo({ name, title, description, path, page, pages, entries }: Props) {
  const address = listPagePath(path, page);
  return (
    <Seo
      title={page === 1 ? title : `${title} (página ${page} de ${pages})`}
      description={description}
      path={address}
      structuredData={
        process.env.BUILD_STAGE !== "build-javascript" &&
        ((agency) =>
          listPageJsonLd(agency, {
            name,
            description,
            path: address,
            offset: (page - 1) * PAGE_SIZE,
            entries,
          }))
      }
    />
  );
}
