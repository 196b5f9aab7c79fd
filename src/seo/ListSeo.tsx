import { compareByOrder } from "../utils/entries";
import { kinds } from "../utils/kinds";
import { createListPagePath, PAGE_SIZE } from "../utils/paths";
import { createListPageJsonLd } from "./pageJsonLd";
import { Seo } from "./Seo";

interface Props {
  kind: "Project" | "Rental";
  title: string;
  description: string;
  /** The entries of the page, in any order. */
  nodes: readonly { jsonId: string; order: number | null; title: string; path: string }[];
  page: number;
  pages: number;
}

/** The head of a page of a list. */
export function ListSeo({ kind, title, description, nodes, page, pages }: Props) {
  const { name, path: listPath } = kinds[kind].list;
  const path = createListPagePath(listPath, page);
  const entries = [...nodes].sort(compareByOrder);
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
