/** Grants: a role with the scopes in which it counts. */
import {
  type Action,
  type Claims,
  MATRIX,
  ROLE_SCOPES,
  ROLES,
  type Role,
  type ScopeKind,
} from './roles.ts';
import { URL_KEY } from './url-key.ts';

const isOfKind =
  (kind: ScopeKind) =>
  (role: Role): boolean =>
    ROLE_SCOPES[role] === kind;

/** The roles that are granted with scopes. */
export const SCOPED_ROLES: readonly Role[] = ROLES.filter(
  (role) => isOfKind('journal')(role) || isOfKind('issue')(role),
);

/** The journal that a scope is of: itself, or that of a special issue (`CES~2027-s1`). */
export const journalOfScope = (scope: string): string => scope.split('~')[0] ?? '';

/** Whether a text can be a scope of a role: a key of a journal, or a journal's with that of an issue. */
export function isScopeOf(role: Role, scope: string): boolean {
  const keys = scope.split('~');
  if (!keys.every((key) => URL_KEY.test(key))) return false;
  const kind = ROLE_SCOPES[role];
  return (kind === 'journal' && keys.length === 1) || (kind === 'issue' && keys.length === 2);
}

/** Whether a person holds a role in exactly this scope. */
export const holds = ({ roles, grants }: Claims, role: Role, scope: string): boolean =>
  roles.includes(role) && (grants[role]?.includes(scope) ?? false);

/** The capacities in which a person can be assigned to a manuscript, with the roles in its journal that allow it. */
const ASSIGNED_WITH = {
  editor: ['editor', 'recommendingEditor'],
  production: ['production'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

/** Whether a person can be assigned to a manuscript of this journal as its editor, or for its production. */
export const isAssignable = (
  claims: Claims,
  as: keyof typeof ASSIGNED_WITH,
  journal: string,
): boolean => ASSIGNED_WITH[as].some((role) => holds(claims, role, journal));

/** The same claims and one grant more. `scope`: '' for a role of the whole press. */
export const withGrant = ({ roles, grants }: Claims, role: Role, scope: string): Claims =>
  inOrder({
    roles: [...roles, role],
    grants: scope === '' ? grants : { ...grants, [role]: [...(grants[role] ?? []), scope] },
  });

/** Whether a role can be granted for this: a scope of its kind, or none where it takes none. */
export const isGrantable = (role: Role, scope: string): boolean =>
  SCOPED_ROLES.includes(role) ? isScopeOf(role, scope) : scope === '';

const union = (lists: readonly (readonly string[] | undefined)[]): string[] => [
  ...new Set(lists.flatMap((list) => list ?? [])),
];

/** The scopes of all roles whose right to this reaches so far, in the order of the roles. */
export const scopesFor = (
  { roles, grants }: Claims,
  action: Action,
  reach: 'journals' | 'issues',
): readonly string[] =>
  union(roles.filter((role) => MATRIX[role][action] === reach).map((role) => grants[role]));

/** The journals in which a person may do this, according to the matrix. */
export const journalsFor = (claims: Claims, action: Action): readonly string[] =>
  scopesFor(claims, action, 'journals');

/** Every journal in which a person holds a role, or a role in one of its special issues. */
export const journalsOf = ({ roles, grants }: Claims): readonly string[] =>
  union(roles.map((role) => grants[role]?.map(journalOfScope)));

/** What a list of roles and one of journals were worth before grants had scopes: each role in each journal. */
export const claimsInJournals = (
  roles: readonly Role[],
  journals: readonly string[] = [],
): Claims =>
  inOrder({
    roles,
    grants: Object.fromEntries(roles.filter(isOfKind('journal')).map((role) => [role, journals])),
  });

/** The same claims, each list once and in order, without scopes of roles that are not there. */
export function inOrder({ roles, grants }: Claims): Claims {
  const each = [...new Set(roles)].toSorted();
  const kept = each.flatMap((role): [Role, string[]][] => {
    const scopes = [...new Set(grants[role] ?? [])].toSorted();
    return scopes.length > 0 ? [[role, scopes]] : [];
  });
  return { roles: each, grants: Object.fromEntries(kept) };
}

/** What two accounts hold together. */
export const claimsTogether = (one: Claims, other: Claims): Claims => {
  const roles = [...one.roles, ...other.roles];
  return inOrder({
    roles,
    grants: Object.fromEntries(
      roles.map((role) => [role, union([one.grants[role], other.grants[role]])]),
    ),
  });
};

/** Each grant as one text, to compare two accounts by: `editor CES`, and `admin` where there is no scope. */
export const grantTexts = ({ roles, grants }: Claims): readonly string[] =>
  roles.flatMap((role) => [role, ...(grants[role] ?? []).map((scope) => `${role} ${scope}`)]);

/** Whether these claims lack anything that those have. */
export const lacks = (after: Claims, before: Claims): boolean => {
  const has = new Set(grantTexts(after));
  return grantTexts(before).some((grant) => !has.has(grant));
};
