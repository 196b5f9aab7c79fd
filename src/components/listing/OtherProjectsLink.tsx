import { Link } from "gatsby";
import { kinds } from "../../routes";
import { linkStyles } from "../../styles/links";
import { typeLabels } from "../../texts/labels";
import { operationFilter } from "../catalog/projectFilters";

/** Links from a project without homes left to the list of all projects for sale or to let. */
export function OtherProjectsLink({ type }: { type: Queries.ProjectType }) {
  return (
    <p>
      <Link
        to={`${kinds.Project.list.path}?${operationFilter.name}=${operationFilter.values[type]}`}
        css={linkStyles.underlined}
      >
        {`Mira lo que tenemos en ${typeLabels[type].toLowerCase()}`}
      </Link>
    </p>
  );
}
