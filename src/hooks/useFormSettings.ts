import { graphql, useStaticQuery } from "gatsby";

interface FormSettings {
  /** The address that forms are sent to; without it nothing is sent. */
  endpoint: string | undefined;
  /** The path of the privacy policy. */
  privacyPath: string | undefined;
}

/** The settings that all forms share. */
export function useFormSettings(): FormSettings {
  const data = useStaticQuery<Queries.FormSettingsQuery>(query);
  return {
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
    # The name that docs/content.md asks for.
    privacyPage: legalPage(jsonId: { eq: "politica-de-privacidad" }) {
      path
    }
  }
`;
