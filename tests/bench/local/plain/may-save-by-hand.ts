/** What the rules of `articles` look at when an editor saves. */
export interface Save {
  readonly uid: string;
  readonly roles: readonly string[];
  /** The journals of which they are editor. */
  readonly edits: readonly string[];
  readonly id: string;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
  readonly existsAfter: ReadonlySet<string>;
}

const FIELDS = new Set([
  ...['journal', 'issue', 'akey', 'title', 'authorLine', 'authorUids', 'status', 'revision'],
  ...['publishedRevision', 'updatedAt', 'updatedBy'],
]);
const STATUS = [
  'draft',
  'scheduled',
  'published',
  'corrected',
  'retracted',
  'withdrawn',
  'removed',
];
const KEY = /^[a-zA-Z0-9]+([._-][a-zA-Z0-9]+)*$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d([.]\d+)?Z$/;
const KEPT = ['journal', 'akey', 'authorUids', 'status', 'publishedRevision'];

/** The same checks as `firestore.rules` makes of a save, as one would write them in JavaScript. */
export function maySaveByHand({ uid, roles, edits, id, before, after, existsAfter }: Save) {
  const { revision, publishedRevision } = after;
  return (
    [...FIELDS].every((field) => field in after) &&
    Object.keys(after).every((field) => FIELDS.has(field)) &&
    isKey(after.journal, 20) &&
    isKey(after.issue, 40) &&
    isKey(after.akey, 80) &&
    id === `${String(after.journal)}~${String(after.akey)}` &&
    isText(after.title, 1, 250) &&
    isText(after.authorLine, 0, 200) &&
    Array.isArray(after.authorUids) &&
    after.authorUids.length <= 100 &&
    typeof after.status === 'string' &&
    STATUS.includes(after.status) &&
    typeof revision === 'number' &&
    typeof publishedRevision === 'number' &&
    publishedRevision <= revision &&
    typeof after.updatedAt === 'string' &&
    INSTANT.test(after.updatedAt) &&
    after.updatedBy === uid &&
    KEPT.every((field) => JSON.stringify(after[field]) === JSON.stringify(before[field])) &&
    (roles.includes('admin') ||
      (roles.includes('editor') && edits.includes(String(before.journal)))) &&
    !(Array.isArray(before.authorUids) && before.authorUids.includes(uid)) &&
    revision === Number(before.revision) + 1 &&
    existsAfter.has(`articles/${id}/versions/r${String(1_000_000 + revision).slice(1)}`)
  );
}

const isKey = (value: unknown, longest: number) =>
  typeof value === 'string' && value.length <= longest && KEY.test(value);

const isText = (value: unknown, shortest: number, longest: number) =>
  typeof value === 'string' && value.length >= shortest && value.length <= longest;
