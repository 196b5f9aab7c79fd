import { graphql, useStaticQuery } from "gatsby";

/** The settings shared by all forms. */
export function useFormSettings() {
  const data = useStaticQuery<Queries.FormSettingsQuery>(query);
  return {
    /** The address to which forms are sent; without it nothing is sent. */
    endpoint: data.siteSettings?.forms?.endpoint,
    privacyPath: data.privacyPage?.path,
  };
}

const query = graphql`
  query FormSettings {
    siteSettings {
      forms {
        endpoint
      }
    }
    # The file name that docs/content.md prescribes.
    privacyPage: legalPage(jsonId: { eq: "politica-de-privacidad" }) {
      path
    }
  }
`;
