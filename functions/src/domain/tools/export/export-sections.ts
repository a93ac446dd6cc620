/** The contents of an export, one section after the other, each read page by page. */
import {
  ABSTRACTS,
  ADVERTS,
  ARTICLES,
  ASSIGNMENT_TURNS,
  AUDIT,
  BOOKS,
  CATEGORIES,
  CERTIFICATES,
  COMMITTEES,
  CONFERENCES,
  DECISIONS,
  DISCUSSIONS,
  DOIS,
  INTEGRITY,
  ISSUES,
  JOURNAL_MAIL_WORDS,
  JOURNAL_PERMISSIONS,
  JOURNALS,
  MAIL,
  MEDIA,
  MESSAGES,
  PAGES,
  POSTS,
  PROFILES,
  PROPOSALS,
  RECORD_HISTORY,
  REVIEW_QUEUES,
  REVIEWER_NOTES,
  REVIEWERS,
  REVIEWS,
  SETTINGS,
  STAFF_TASKS,
  STATS,
  SUBMISSION_COUNTERS,
  SUBMISSION_EVENTS_LOG,
  SUBMISSION_FILES,
  SUBMISSION_PRIVATE,
  SUBMISSIONS,
  TOMBSTONES,
  USAGE,
  USAGE_DAYS,
  USERS,
  VERSIONS,
} from '@quire/model/collections';
import type { ToolPhase } from '@quire/model/entities/tool-phases';
import type { ToolOptions } from '@quire/model/entities/tool-run';
import type { Query } from 'firebase-admin/firestore';
import { FieldPath } from 'firebase-admin/firestore';
import type { ToolPorts } from '../../tool-runs/tool-ports.ts';
import { markdownPage } from './markdown-files.ts';

export interface ExportFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}
export interface ExportPage {
  readonly files: readonly ExportFile[];
  /** Where the next page begins; null: there is none. */
  readonly after: string | null;
}
export interface Section {
  /** What a run that packs it is doing. */
  readonly phase: ToolPhase;
  /** `page` counts from 1, for the names of files. */
  read(ports: ToolPorts, after: string | null, page: number): Promise<ExportPage>;
}

/** Working records. Derived ones can be rebuilt; links, hashes and throttles are not exported. */
const COLLECTIONS = [
  ...[SETTINGS, JOURNALS, ISSUES, ARTICLES, PAGES, POSTS, BOOKS, CONFERENCES, CATEGORIES, ADVERTS],
  ...[
    MEDIA,
    PROPOSALS,
    ABSTRACTS,
    COMMITTEES,
    REVIEWERS,
    REVIEWER_NOTES,
    SUBMISSIONS,
    SUBMISSION_COUNTERS,
    ASSIGNMENT_TURNS,
    JOURNAL_PERMISSIONS,
    CERTIFICATES,
  ],
  ...[USERS, PROFILES, MAIL, 'mailTemplates', AUDIT, DOIS, TOMBSTONES, USAGE, STATS],
];

/** Collections below them, at any depth. */
const BELOW = [
  ...[VERSIONS, RECORD_HISTORY, SUBMISSION_FILES, SUBMISSION_EVENTS_LOG, SUBMISSION_PRIVATE],
  ...[
    JOURNAL_MAIL_WORDS,
    DECISIONS,
    DISCUSSIONS,
    INTEGRITY,
    MESSAGES,
    REVIEWS,
    REVIEW_QUEUES,
    STAFF_TASKS,
    USAGE_DAYS,
  ],
];

/** Folders of originals in Storage. */
const FOLDERS = ['articles/', 'content/', 'submissions/', 'media/'];

const RECORDS_A_PAGE = 100;
const FILES_A_PAGE = 4;

const pageName = (page: number) => String(page).padStart(6, '0');

async function recordsPage(
  name: string,
  query: Query,
  startAfter: string | undefined,
  page: number,
  isTaken: (path: string, data: Readonly<Record<string, unknown>>) => boolean = () => true,
): Promise<ExportPage> {
  const all = query.orderBy(FieldPath.documentId()).limit(RECORDS_A_PAGE);
  const { docs } = await (startAfter === undefined ? all : all.startAfter(startAfter)).get();
  const taken = docs.filter((doc) => isTaken(doc.ref.path, doc.data()));
  const lines = taken.map((doc) => JSON.stringify({ path: doc.ref.path, data: doc.data() }));
  const last = docs.at(-1);
  const bytes = Buffer.from(`${lines.join('\n')}\n`);
  return {
    files: taken.length > 0 ? [{ name: `records/${name}/${pageName(page)}.jsonl`, bytes }] : [],
    after: last && docs.length === RECORDS_A_PAGE ? last.ref.path : null,
  };
}

const collectionSection = (name: string): Section => ({
  phase: 'packing-records',
  read: ({ db }, after, page) =>
    recordsPage(
      name,
      db.collection(name),
      after?.split('/').at(-1),
      page,
      // What the outbox withholds is withheld from exports too.
      (_path, { withheld }) => withheld !== true,
    ),
});

/** In a collection group, a document is identified by its whole path. */
const groupSection = (name: string, own: ReadonlySet<string>): Section => ({
  phase: 'packing-records',
  read: ({ db }, after, page) =>
    recordsPage(
      `below/${name}`,
      db.collectionGroup(name),
      after ?? undefined,
      page,
      (path, data) => !saysWhoReviews(path, data, own),
    ),
});

/** What staff store with a manuscript and its authors cannot read. */
const FOR_STAFF: ReadonlySet<string> = new Set([
  ...[REVIEWS, SUBMISSION_PRIVATE, DISCUSSIONS, STAFF_TASKS],
]);

/**
 * Whether something stored with a manuscript identifies its reviewers, which its authors may not
 * know.
 */
function saysWhoReviews(
  path: string,
  data: Readonly<Record<string, unknown>>,
  own: ReadonlySet<string>,
): boolean {
  const [root, id = '', below = ''] = path.split('/');
  if (root !== SUBMISSIONS || !own.has(id)) return false;
  const isForStaff = below === SUBMISSION_EVENTS_LOG && data.audience !== 'author';
  return FOR_STAFF.has(below) || isForStaff;
}

const folderSection = (folder: string, own: ReadonlySet<string>): Section => ({
  phase: 'packing-files',
  async read({ files, bucket }, after) {
    const { paths, next } = await files.list(folder, FILES_A_PAGE, after ?? undefined);
    const found: ExportFile[] = [];
    for (const path of paths) {
      if (saysWhoReviews(path, {}, own)) continue;
      const bytes = await bucket.read(path);
      if (bytes) found.push({ name: `files/${path}`, bytes });
    }
    return { files: found, after: next ?? null };
  },
});

const TEXTS = [ARTICLES, PAGES, POSTS] as const;

/**
 * The requested sections. `own`: manuscripts by the person who exports, who must not learn about their
 * reviewers here either.
 */
export function exportSections(
  options: Extract<ToolOptions, { kind: 'export' }>,
  own: ReadonlySet<string>,
): readonly Section[] {
  return [
    ...(options.records
      ? [...COLLECTIONS.map(collectionSection), ...BELOW.map((name) => groupSection(name, own))]
      : []),
    ...(options.markdown
      ? TEXTS.map(
          (name): Section => ({
            phase: 'packing-texts',
            read: ({ db }, after) => markdownPage(db, name, after),
          }),
        )
      : []),
    ...(options.files ? FOLDERS.map((folder) => folderSection(folder, own)) : []),
  ];
}
