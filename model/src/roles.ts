/**
 * Who may do what. One matrix, read by the pages' guards, mirrored by the rules and
 * compared with them by `tests/rules/matrix.test.ts`.
 */
export const ROLES = [
  'reader',
  'author',
  'reviewer',
  'editor',
  'production',
  'finance',
  'content',
  'admin',
] as const;
export type Role = (typeof ROLES)[number];

/** `all`: every item. `journals`: items of the journals in the person's claims. `none`: nobody. */
export type Reach = 'all' | 'journals' | 'none';

export const ACTIONS = [
  'article.read',
  'article.edit',
  'article.publish',
  'journal.edit',
  'press.edit',
  'user.grant',
  'mail.read',
  'content.edit',
] as const;
export type Action = (typeof ACTIONS)[number];

const NOTHING: Readonly<Record<Action, Reach>> = {
  'article.read': 'none',
  'article.edit': 'none',
  'article.publish': 'none',
  'journal.edit': 'none',
  'press.edit': 'none',
  'user.grant': 'none',
  'mail.read': 'none',
  'content.edit': 'none',
};

/** Rights over working records. What is published, everybody may read. */
export const MATRIX: Readonly<Record<Role, Readonly<Record<Action, Reach>>>> = {
  reader: NOTHING,
  author: NOTHING,
  reviewer: NOTHING,
  editor: {
    ...NOTHING,
    'article.read': 'journals',
    'article.edit': 'journals',
    'article.publish': 'journals',
    'journal.edit': 'journals',
    // Their journals' texts and news.
    'content.edit': 'journals',
  },
  production: { ...NOTHING, 'article.read': 'journals', 'article.edit': 'journals' },
  finance: NOTHING,
  content: { ...NOTHING, 'content.edit': 'all' },
  admin: {
    'article.read': 'all',
    'article.edit': 'all',
    'article.publish': 'all',
    'journal.edit': 'all',
    'press.edit': 'all',
    'user.grant': 'all',
    'mail.read': 'all',
    'content.edit': 'all',
  },
};

/** Custom claims of a token: small, so that they fit in the 1,000 bytes Firebase Auth allows. */
export interface Claims {
  readonly roles: readonly Role[];
  readonly journals: readonly string[];
}

export interface Subject {
  readonly journal?: string | undefined;
  /** People who wrote the item: being its author removes every editorial right on it. */
  readonly authorUids?: readonly string[] | undefined;
}

/** What staff keep on an item they wrote themselves: seeing its record, never changing it. */
const KEPT_BY_AUTHORS: ReadonlySet<Action> = new Set(['article.read']);

/** Whether a person with these claims may do this to this item. */
export function can(
  person: { uid: string; claims: Claims } | null,
  action: Action,
  subject: Subject = {},
): boolean {
  if (!person) return false;
  if (!KEPT_BY_AUTHORS.has(action) && subject.authorUids?.includes(person.uid)) return false;
  return person.claims.roles.some((role) => {
    const reach = MATRIX[role][action];
    if (reach === 'all') return true;
    return (
      reach === 'journals' &&
      subject.journal !== undefined &&
      person.claims.journals.includes(subject.journal)
    );
  });
}

/** Whether a person has any business in the dashboard. */
export function isStaff(claims: Claims): boolean {
  return claims.roles.some((role) => ACTIONS.some((action) => MATRIX[role][action] !== 'none'));
}

const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value);

/** Reads the claims of a decoded token; anything unexpected counts as no right at all. */
export function claimsOf(token: Readonly<Record<string, unknown>>): Claims {
  const roles = Array.isArray(token.roles) ? token.roles.filter(isRole) : [];
  const journals = Array.isArray(token.journals)
    ? token.journals.filter((key): key is string => typeof key === 'string')
    : [];
  return { roles, journals };
}
