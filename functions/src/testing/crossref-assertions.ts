/**
 * The three assertions of Crossref's schema 5.5.0. They are XSD 1.1, which our validator cannot read, so the schema that we
 * validate with is without them.
 */
const ROLES = {
  crossref: [
    ...['author', 'editor', 'chair', 'reviewer', 'review-assistant', 'stats-reviewer'],
    ...['reviewer-external', 'reader', 'translator', 'corresponding-author', 'other'],
  ],
  credit: [
    ...['conceptualization', 'data-curation', 'formal-analysis', 'funding-acquisition'],
    ...['investigation', 'methodology', 'project-administration', 'resources', 'software'],
    ...['supervision', 'validation', 'visualization'],
    ...['writing-original-draft', 'writing-review-editing'],
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** CRediT's roles, in the schema's words and the taxonomy's order. */
export const CREDIT_SLUGS: readonly string[] = ROLES.credit;

/** The first assertion that a deposit breaks; undefined where it breaks none. */
export function brokenAssertion(xml: string): string | undefined {
  for (const [role, type = '', vocab = ''] of xml.matchAll(
    /<role type="(.*?)" vocab="(.*?)"\/>/g,
  )) {
    const known: readonly string[] = vocab === 'credit' ? ROLES.credit : ROLES.crossref;
    if (!known.includes(type)) return `${role} is not of its vocabulary`;
  }
  const people = xml.match(/<person_name[\s\S]*?<\/person_name>/g) ?? [];
  const without = people.find((person) => !/<role |contributor_role=/.test(person));
  return without && `${without} has no role`;
}
