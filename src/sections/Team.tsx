import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { LandingSection } from "../components/layout/LandingSection";
import { Picture } from "../components/media/Picture";
import { from, minWidth } from "../styles/mediaQueries";
import { color, size } from "../styles/tokens";
import { roleLabels } from "../texts/labels";
import { requirePresent } from "../utils/requirePresent";

export function Team() {
  const { landing, allTeamMember } = useStaticQuery<Queries.TeamSectionQuery>(query);
  return (
    <LandingSection
      id="equipo"
      background="band"
      heading={requirePresent(landing, "landing").teamHeading}
    >
      <ul css={styles.list}>
        {allTeamMember.nodes.map(({ name, role, description, image }) => (
          <li key={role} css={styles.member}>
            <Picture
              file={image}
              alt={`Retrato de ${name}`}
              sizes={`${minWidth.desktop} min(23vw - 21px, 289px), ${minWidth.tablet} calc(46vw - 14px), 33vw`}
            />
            <div>
              <h3>{name}</h3>
              <p css={styles.role}>{roleLabels[role]}</p>
              <p css={styles.text}>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}

const query = graphql`
  query TeamSection {
    landing {
      teamHeading {
        ...SectionHeadingText
      }
    }
    allTeamMember(sort: { sortKey: ASC }) {
      nodes {
        name
        role
        description
        image {
          ...Portrait
        }
      }
    }
  }
`;

const styles = {
  list: css({
    display: "grid",
    gap: "2.25rem 1.75rem",
    [from.tablet]: { gridTemplateColumns: "1fr 1fr" },
    [from.desktop]: { gridTemplateColumns: "repeat(4, 1fr)" },
  }),
  member: css({
    display: "flex",
    flexWrap: "wrap",
    gap: "1.25rem",
    alignItems: "start",
    "& > picture": { flex: "1 1 6rem", aspectRatio: "1" },
    "& > div": { flex: "2.4 1 11rem" },
    [from.tablet]: { display: "grid", alignContent: "start" },
  }),
  role: css({
    marginTop: "0.25rem",
    color: color.accent,
    fontSize: size.label,
    fontWeight: 500,
  }),
  text: css({ marginTop: "0.75rem", color: color.muted, fontSize: size.small }),
};
