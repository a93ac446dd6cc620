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

/**
 * `all`: every item. `journals`: items of the journals in the person's claims. `assigned`: those that
 * name them. `own`: what they made themselves. `none`: nobody.
 */
export type Reach = 'all' | 'journals' | 'assigned' | 'own' | 'none';

export const ACTIONS = [
  'article.read',
  'article.edit',
  'article.publish',
  'journal.edit',
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

/** Writing and following one's own manuscripts. */
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
  production: {
    ...NOTHING,
    'article.read': 'journals',
    'article.edit': 'journals',
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
  content: { ...NOTHING, 'content.edit': 'all', 'stat.read': 'all' },
  admin: {
    'article.read': 'all',
    'article.edit': 'all',
    'article.publish': 'all',
    'journal.edit': 'all',
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

/** Custom claims of a token: small, so that they fit in the 1,000 bytes Firebase Auth allows. */
export interface Claims {
  readonly roles: readonly Role[];
  readonly journals: readonly string[];
}

export interface Subject {
  readonly journal?: string | undefined;
  /** Whose it is. */
  readonly owner?: string | undefined;
  /** Staff whom the item names, in the role that is asked about. */
  readonly assigned?: readonly string[] | undefined;
  /** People who wrote the item: being its author removes every editorial right on it. */
  readonly authorUids?: readonly string[] | undefined;
  /** What its journal has narrowed (`journalPermissions/{jkey}`). It never widens anything. */
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
  return person.claims.roles.some((role) => {
    const reach = narrower(MATRIX[role][action], subject.permissions?.[role]?.[action]);
    // A role that reaches further reaches one's own as well.
    if (isOwnKind(action) && reach !== 'none' && subject.owner === person.uid) return true;
    if (isItsAuthor && !KEPT_BY_AUTHORS.has(action)) return false;
    return isWithin(reach, person, subject);
  });
}

/** From the nearest to the farthest. */
const REACHES = ['none', 'own', 'assigned', 'journals', 'all'] as const satisfies readonly Reach[];

const narrower = (reach: Reach, permitted: Reach = reach): Reach =>
  REACHES.indexOf(permitted) < REACHES.indexOf(reach) ? permitted : reach;

/** Actions that somebody may do to what is theirs. */
const isOwnKind = (action: Action): boolean => ROLES.some((role) => MATRIX[role][action] === 'own');

function isWithin(reach: Reach, { uid, claims }: Asker, subject: Subject): boolean {
  if (reach === 'all') return true;
  if (reach === 'assigned') return subject.assigned?.includes(uid) ?? false;
  if (reach === 'own') return subject.owner === uid;
  return (
    reach === 'journals' &&
    subject.journal !== undefined &&
    claims.journals.includes(subject.journal)
  );
}

/** Whether a person has any business in the dashboard. */
export function isStaff(claims: Claims): boolean {
  return claims.roles.some((role) =>
    ACTIONS.some((action) => MATRIX[role][action] !== 'none' && MATRIX[role][action] !== 'own'),
  );
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
