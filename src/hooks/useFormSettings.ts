import { graphql, useStaticQuery } from "gatsby";

/** The settings that all forms share. */
export function useFormSettings() {
  const data = useStaticQuery<Queries.FormSettingsQuery>(query);
  return {
    /** The address that forms are sent to; without it nothing is sent. */
    endpoint: data.siteSettings?.forms?.endpoint,
    /** The path of the privacy policy. */
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
    # The name that docs/content.md asks for.
    privacyPage: legalPage(jsonId: { eq: "politica-de-privacidad" }) {
      path
    }
  }
`;
