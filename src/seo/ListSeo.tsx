import { createListPagePath, PAGE_SIZE } from "../utils/paths";
import { createListPageJsonLd } from "./listPageJsonLd";
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
  const address = createListPagePath(path, page);
  return (
    <Seo
      title={page === 1 ? title : `${title} (página ${page} de ${pages})`}
      description={description}
      path={address}
      structuredData={(agency) =>
        createListPageJsonLd(agency, {
          name,
          description,
          path: address,
          offset: (page - 1) * PAGE_SIZE,
          entries,
        })
      }
    />
  );
}
