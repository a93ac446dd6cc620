/**
 * Who may do what. One matrix, read by the pages' guards, mirrored by the rules and
 * compared with them by `tests/rules/matrix.test.ts`.
 */
import { issueDocId } from './collections.ts';

export const ROLES = [
  'reader',
  'author',
  'reviewer',
  'editor',
  'recommendingEditor',
  'guestEditor',
  'production',
  'finance',
  'content',
  'admin',
] as const;
export type Role = (typeof ROLES)[number];

/**
 * What a grant of a role is bound to: the whole press, journals by their keys, or special issues by the ids of
 * their documents. `none`: the role covers a person's own records only.
 */
export type ScopeKind = 'press' | 'journal' | 'issue' | 'none';

export const ROLE_SCOPES: Readonly<Record<Role, ScopeKind>> = {
  reader: 'none',
  author: 'none',
  reviewer: 'none',
  editor: 'journal',
  recommendingEditor: 'journal',
  guestEditor: 'issue',
  production: 'journal',
  finance: 'press',
  content: 'press',
  admin: 'press',
};

/** What editors may give and take, within their journals. Everything else is the admins'. */
export const GIVEN_BY_EDITORS: ReadonlySet<Role> = new Set<Role>([
  'reviewer',
  'production',
  'recommendingEditor',
  'guestEditor',
]);

/** Roles that a person can be invited to by mail: every role that an account does not have by default. */
export const INVITED_ROLES: readonly Role[] = ROLES.filter(
  (role) => role !== 'reader' && role !== 'author',
);

/**
 * `all`: every item. `journals`: items of the journals that the role is granted for. `issues`: those sent to the
 * special issues that it is granted for. `assigned`: those that name them. `own`: what they made themselves.
 * `none`: nobody.
 */
export type Reach = 'all' | 'journals' | 'issues' | 'assigned' | 'own' | 'none';

export const ACTIONS = [
  'article.read',
  'article.edit',
  'article.publish',
  'journal.edit',
  /** Issues, without the articles in them. */
  'issue.edit',
  'press.edit',
  'user.grant',
  /** Who holds which roles. */
  'user.read',
  'mail.read',
  'content.edit',
  /** Begin a manuscript, and change it while it is a draft or being revised. */
  'submission.write',
  'submission.read',
  /** Checks, reviewers, dates: everything but the decision. */
  'submission.handle',
  'submission.decide',
  /** From acceptance to the finished page. */
  'submission.produce',
  /** Paid, waived. */
  'submission.settle',
  /** Invoices, and whom they are billed to. */
  'invoice.read',
  /** Payments, refunds, reminders. */
  'invoice.settle',
  /** Issue, credit, waive. */
  'invoice.issue',
  /** Answer those who ask for a discount. */
  'waiver.decide',
  /** Vouchers, agreements with institutions. */
  'charge.edit',
  'profile.read',
  'profile.edit',
  'audit.read',
  /** Who reviews a manuscript, and what they wrote: never for one of its authors. */
  'review.read',
  /** The base of reviewers. */
  'reviewer.edit',
  'stat.read',
  /** Imports, exports, rebuilding, checks. */
  'tool.run',
] as const;
export type Action = (typeof ACTIONS)[number];

const NOTHING: Readonly<Record<Action, Reach>> = {
  'article.read': 'none',
  'article.edit': 'none',
  'article.publish': 'none',
  'journal.edit': 'none',
  'issue.edit': 'none',
  'press.edit': 'none',
  'user.grant': 'none',
  'user.read': 'own',
  'mail.read': 'none',
  'content.edit': 'none',
  'submission.write': 'none',
  'submission.read': 'none',
  'submission.handle': 'none',
  'submission.decide': 'none',
  'submission.produce': 'none',
  'submission.settle': 'none',
  'invoice.read': 'none',
  'invoice.settle': 'none',
  'invoice.issue': 'none',
  'waiver.decide': 'none',
  'charge.edit': 'none',
  'profile.read': 'own',
  'profile.edit': 'own',
  'audit.read': 'none',
  'review.read': 'none',
  'reviewer.edit': 'none',
  'stat.read': 'none',
  'tool.run': 'none',
};

/** Writing and following their own manuscripts. */
const WRITER = {
  'submission.write': 'own',
  'submission.read': 'own',
  'invoice.read': 'own',
} as const;

/** Rights over working records. What is published, everybody may read. */
export const MATRIX: Readonly<Record<Role, Readonly<Record<Action, Reach>>>> = {
  reader: NOTHING,
  author: { ...NOTHING, ...WRITER },
  reviewer: { ...NOTHING, ...WRITER },
  editor: {
    ...NOTHING,
    'article.read': 'journals',
    'article.edit': 'journals',
    'article.publish': 'journals',
    'journal.edit': 'journals',
    'issue.edit': 'journals',
    // Their journals' texts and news.
    'content.edit': 'journals',
    // Reviewers and production staff of their journals.
    'user.grant': 'journals',
    'user.read': 'journals',
    'mail.read': 'journals',
    ...WRITER,
    'submission.read': 'journals',
    'submission.handle': 'journals',
    'submission.decide': 'journals',
    'submission.produce': 'journals',
    'review.read': 'journals',
    'reviewer.edit': 'journals',
    'waiver.decide': 'journals',
    'stat.read': 'journals',
  },
  // They take manuscripts of their journals through the review and recommend decisions; the journals' editors
  // decide.
  recommendingEditor: {
    ...NOTHING,
    'submission.read': 'journals',
    'submission.handle': 'journals',
    'review.read': 'journals',
  },
  // What was sent to their special issues, and nothing else of the journal. They take it through its review; the
  // journal's editors decide.
  guestEditor: {
    ...NOTHING,
    'submission.read': 'issues',
    'submission.handle': 'issues',
    'review.read': 'issues',
  },
  production: {
    ...NOTHING,
    'article.read': 'journals',
    'article.edit': 'journals',
    // Where the journal allows it: `OPENED_BY_JOURNALS`.
    'article.publish': 'journals',
    // From acceptance on.
    'submission.read': 'assigned',
    'submission.produce': 'assigned',
  },
  // Fees, not manuscripts: what they see of a submission is its invoice.
  finance: {
    ...NOTHING,
    'submission.settle': 'all',
    'invoice.read': 'all',
    'invoice.settle': 'all',
    'invoice.issue': 'all',
    'waiver.decide': 'all',
    'charge.edit': 'all',
    'stat.read': 'all',
  },
  // All journals' texts and issues, but no article before it is published.
  content: { ...NOTHING, 'issue.edit': 'all', 'content.edit': 'all', 'stat.read': 'all' },
  admin: {
    'article.read': 'all',
    'article.edit': 'all',
    'article.publish': 'all',
    'journal.edit': 'all',
    'issue.edit': 'all',
    'press.edit': 'all',
    'user.grant': 'all',
    'user.read': 'all',
    'mail.read': 'all',
    'content.edit': 'all',
    'submission.write': 'none',
    'submission.read': 'all',
    'submission.handle': 'all',
    // Decisions are the editors'.
    'submission.decide': 'none',
    'submission.produce': 'all',
    'submission.settle': 'all',
    'invoice.read': 'all',
    'invoice.settle': 'all',
    'invoice.issue': 'all',
    'waiver.decide': 'all',
    'charge.edit': 'all',
    'profile.read': 'all',
    'profile.edit': 'own',
    'audit.read': 'all',
    'review.read': 'all',
    'reviewer.edit': 'all',
    'stat.read': 'all',
    'tool.run': 'all',
  },
};

/** What a journal leaves of the matrix to its staff: role → action → how far. Absent: as the matrix. */
export type Reaches = Readonly<
  Partial<Record<Role, Readonly<Partial<Record<Action, Reach | undefined>>> | undefined>>
>;

/** Rights of the matrix that nobody has until a journal gives them: how far they reach until then. */
export const OPENED_BY_JOURNALS: Reaches = { production: { 'article.publish': 'none' } };

/** Roles to which a journal leaves what it leaves to another: whatever it takes from editors, it takes from these. */
const PERMITTED_AS: Readonly<Partial<Record<Role, Role>>> = { recommendingEditor: 'editor' };

/** Rights that a journal leaves to its staff as far as it leaves them another. */
export const PERMITTED_WITH: Readonly<Partial<Record<Action, Action>>> = {
  'issue.edit': 'journal.edit',
};

/** Role → its scopes, as `ROLE_SCOPES` says: journals, or special issues. */
export type Grants = Readonly<Partial<Record<Role, readonly string[]>>>;

/** Custom claims of a token: small, so that they fit in the 1,000 bytes Firebase Auth allows. */
export interface Claims {
  readonly roles: readonly Role[];
  /** Of each role that takes a scope, where it counts. It counts nowhere else. */
  readonly grants: Grants;
}

export interface Subject {
  readonly journal?: string | undefined;
  /** The key of the special issue that it was sent to; '' for none. */
  readonly specialIssue?: string | undefined;
  /** Whose it is. */
  readonly owner?: string | undefined;
  /** Staff whom the item names, in the role that is asked about. */
  readonly assigned?: readonly string[] | undefined;
  /** People who wrote the item: being its author removes every editorial right on it. */
  readonly authorUids?: readonly string[] | undefined;
  /** What its journal has narrowed or opened (`journalPermissions/{jkey}`), within the matrix. */
  readonly permissions?: Reaches | undefined;
}

export interface Asker {
  readonly uid: string;
  readonly claims: Claims;
}

/** What staff keep on an item they wrote themselves: seeing its record, never changing it. */
const KEPT_BY_AUTHORS: ReadonlySet<Action> = new Set(['article.read']);

/** Whether a person with these claims may do this to this item. */
export function can(person: Asker | null, action: Action, subject: Subject = {}): boolean {
  if (!person) return false;
  const isItsAuthor = subject.authorUids?.includes(person.uid) ?? false;
  const cell = PERMITTED_WITH[action] ?? action;
  return person.claims.roles.some((role) => {
    const permitted =
      subject.permissions?.[PERMITTED_AS[role] ?? role]?.[cell] ?? OPENED_BY_JOURNALS[role]?.[cell];
    const reach = narrower(MATRIX[role][action], permitted);
    // A role with a wider reach covers a person's own records as well.
    if (isOwnKind(action) && reach !== 'none' && subject.owner === person.uid) return true;
    if (isItsAuthor && !KEPT_BY_AUTHORS.has(action)) return false;
    return isWithin(reach, person, role, subject);
  });
}

/** From the nearest to the farthest. */
const REACHES = [
  'none',
  'own',
  'assigned',
  'issues',
  'journals',
  'all',
] as const satisfies readonly Reach[];

const narrower = (reach: Reach, permitted: Reach = reach): Reach =>
  REACHES.indexOf(permitted) < REACHES.indexOf(reach) ? permitted : reach;

/** Actions that people may perform on their own records. */
const isOwnKind = (action: Action): boolean => ROLES.some((role) => MATRIX[role][action] === 'own');

function isWithin(reach: Reach, { uid, claims }: Asker, role: Role, subject: Subject): boolean {
  const { journal, specialIssue } = subject;
  if (reach === 'all') return true;
  if (reach === 'assigned') return subject.assigned?.includes(uid) ?? false;
  if (reach === 'own') return subject.owner === uid;
  if (reach === 'none' || journal === undefined) return false;
  const scopes = claims.grants[role] ?? [];
  if (reach === 'journals') return scopes.includes(journal);
  return !!specialIssue && scopes.includes(issueDocId(journal, specialIssue));
}

/** Whether a person has any business in the dashboard. */
export function isStaff(claims: Claims): boolean {
  return claims.roles.some((role) =>
    ACTIONS.some((action) => MATRIX[role][action] !== 'none' && MATRIX[role][action] !== 'own'),
  );
}

const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value);

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Reads the claims of a decoded token; anything unexpected counts as no right at all, and so does a scope of a
 * role that the token does not name. Tokens from before grants had scopes name `journals` instead: these say
 * nothing of which role counts where, and are not read.
 */
export function claimsOf(token: Readonly<Record<string, unknown>>): Claims {
  const roles = Array.isArray(token.roles) ? token.roles.filter(isRole) : [];
  const stored = typeof token.grants === 'object' && token.grants !== null ? token.grants : {};
  const granted = new Map<string, unknown>(Object.entries(stored));
  const grants = [...new Set(roles)].flatMap((role): [Role, string[]][] => {
    const scopes = granted.get(role);
    return Array.isArray(scopes) ? [[role, scopes.filter(isText)]] : [];
  });
  return { roles, grants: Object.fromEntries(grants) };
}
