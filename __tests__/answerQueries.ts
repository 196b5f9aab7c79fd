import { useStaticQuery } from "gatsby";
import { type FieldNode, type OperationDefinitionNode, parse } from "graphql";

/** Answers static queries with the fields that they ask for; null where the test gives none. */
export function answerQueries(data: Record<string, unknown>): void {
  jest.mocked(useStaticQuery).mockImplementation((query) => {
    const [operation] = parse(String(query)).definitions as [OperationDefinitionNode];
    const fields = operation.selectionSet.selections as readonly FieldNode[];
    const names = fields.map(({ alias, name }) => (alias ?? name).value);
    return Object.fromEntries(names.map((name) => [name, data[name] ?? null]));
  });
}
