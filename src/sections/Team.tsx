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
              sizes={`${minWidth.desktop} min(23vw - 21px, 289px), ${minWidth.tablet} 112px, 64px`}
            />
            <div>
              <h3>{name}</h3>
              <p css={styles.role}>{roleLabels[role]}</p>
            </div>
            <p css={styles.text}>{description}</p>
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
    allTeamMember(sort: { fields: { sortKey: ASC } }) {
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
    gap: "1.75rem",
    [from.tablet]: { gridTemplateColumns: "1fr 1fr" },
    [from.desktop]: { gridTemplateColumns: "repeat(4, 1fr)" },
  }),
  /** Small drawings beside the names, until four large ones fit in a row. */
  member: css({
    display: "grid",
    gridTemplateColumns: "4rem minmax(0, 1fr)",
    gap: "0.625rem 1rem",
    alignItems: "center",
    alignContent: "start",
    picture: { aspectRatio: "1" },
    [from.tablet]: { gridTemplateColumns: "7rem minmax(0, 1fr)", rowGap: "0.75rem" },
    [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr)" },
  }),
  role: css({
    marginTop: "0.25rem",
    color: color.accent,
    fontSize: size.label,
    fontWeight: 500,
  }),
  text: css({
    gridColumn: "1 / -1",
    color: color.muted,
    fontSize: size.label,
    lineHeight: 1.5,
    [from.desktop]: { fontSize: size.small },
  }),
};
