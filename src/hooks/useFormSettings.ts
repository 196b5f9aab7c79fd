import { graphql, useStaticQuery } from "gatsby";

interface FormSettings {
  /** Where forms are sent; without it they are sent nowhere. */
  endpoint: string | undefined;
  /** The path of the privacy policy. */
  privacyPath: string | undefined;
}

/** What all forms of the site have in common. */
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
