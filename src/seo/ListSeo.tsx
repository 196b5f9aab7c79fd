import { kinds, type ListPageKindName } from "../utils/kinds";
import { createListPagePath, PAGE_SIZE } from "../utils/paths";
import { createListPageJsonLd } from "./pageJsonLd";
import { Seo } from "./Seo";

interface Props {
  kind: ListPageKindName;
  title: string;
  description: string;
  /** The entries of the page, in their order. */
  entries: readonly { title: string; path: string }[];
  context: { page: number; pages: number };
}

/** The head of a page of a list. */
export function ListSeo({ kind, title, description, entries, context: { page, pages } }: Props) {
  const { name, path: listPath } = kinds[kind].list;
  const path = createListPagePath(listPath, page);
  const offset = (page - 1) * PAGE_SIZE;
  return (
    <Seo
      title={page === 1 ? title : `${title} (página ${page} de ${pages})`}
      description={description}
      path={path}
      structuredData={(agency) =>
        createListPageJsonLd(agency, { name, description, path, offset, entries })
      }
    />
  );
}
