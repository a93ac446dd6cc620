/** Everything else that readers see: records that should be public, and the files of articles. */

import {
  ARTICLES,
  BOOKS,
  ISSUES,
  JOURNALS,
  PAGES,
  POSTS,
  PUBLISHED_ARTICLES,
  PUBLISHED_BOOKS,
  PUBLISHED_ISSUES,
  PUBLISHED_JOURNALS,
  PUBLISHED_PAGES,
  PUBLISHED_POSTS,
  VERSIONS,
} from '@quire/model/collections';
import { BookSchema } from '@quire/model/entities/book';
import { IssueSchema } from '@quire/model/entities/issue';
import { JournalSchema } from '@quire/model/entities/journal';
import { PageSchema } from '@quire/model/entities/page';
import { PostSchema } from '@quire/model/entities/post';
import { reportRemark } from '@quire/model/entities/report-remark';
import type { ToolPhase } from '@quire/model/entities/tool-phases';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { z } from 'zod';
import type { ToolPorts } from '../../tool-runs/tool-ports.ts';
import { brokenLinks } from './broken-links.ts';
import { documentsSection, type Finding, type HealthSection } from './health-section.ts';

interface Shown {
  readonly collection: string;
  readonly phase: ToolPhase;
  readonly published: string;
  readonly schema: z.ZodType;
  /** Whether readers should see its record. */
  readonly isPublic: (doc: QueryDocumentSnapshot) => boolean;
}

const isPublished = (doc: QueryDocumentSnapshot) => doc.get('status') === 'published';

const SHOWN: readonly Shown[] = [
  {
    collection: JOURNALS,
    phase: 'checking-journals',
    published: PUBLISHED_JOURNALS,
    schema: JournalSchema,
    isPublic: () => true,
  },
  {
    collection: ISSUES,
    phase: 'checking-issues',
    published: PUBLISHED_ISSUES,
    schema: IssueSchema,
    isPublic: (doc) => doc.get('status') !== 'draft',
  },
  {
    collection: PAGES,
    phase: 'checking-pages',
    published: PUBLISHED_PAGES,
    schema: PageSchema,
    isPublic: isPublished,
  },
  {
    collection: POSTS,
    phase: 'checking-posts',
    published: PUBLISHED_POSTS,
    schema: PostSchema,
    isPublic: isPublished,
  },
  {
    collection: BOOKS,
    phase: 'checking-books',
    published: PUBLISHED_BOOKS,
    schema: BookSchema,
    isPublic: isPublished,
  },
];

const isDeleted = (doc: QueryDocumentSnapshot) => typeof doc.get('deletedAt') === 'string';

async function look(
  ports: ToolPorts,
  shown: Shown,
  docs: readonly QueryDocumentSnapshot[],
): Promise<Finding[]> {
  const { db } = ports;
  const live = docs.filter((doc) => !isDeleted(doc));
  const findings = live
    .filter((doc) => !shown.schema.safeParse(doc.data()).success)
    .map((doc): Finding => ({ code: 'health/invalid', record: doc.ref.path }));
  const refs = live.map(({ id }) => db.collection(shown.published).doc(id));
  const found = refs.length > 0 ? await db.getAll(...refs, { fieldMask: [] }) : [];
  for (const [place, doc] of live.entries()) {
    if (shown.isPublic(doc) && !found[place]?.exists) {
      findings.push({ code: 'health/not-published', record: doc.ref.path });
    }
  }
  const texts = live.flatMap((doc) => {
    const markdown: unknown = doc.get('markdown') ?? doc.get('aimsScope');
    return typeof markdown === 'string' ? [{ record: doc.ref.path, markdown }] : [];
  });
  return [...findings, ...(await brokenLinks(ports, texts))];
}

const FILES_A_PAGE = 200;
const ARTICLE_FILES = 'articles/';

/** Files of articles that no version names: left by an interrupted run, or added manually. */
const fileHealth: HealthSection = {
  phase: 'checking-files',
  async read({ db, files }, after) {
    const { paths, next } = await files.list(ARTICLE_FILES, FILES_A_PAGE, after ?? undefined);
    const findings: Finding[] = [];
    const byArticle = Map.groupBy(paths, (path) => path.split('/')[1] ?? '');
    for (const [id, some] of byArticle) {
      const versions = id
        ? await db.collection(ARTICLES).doc(id).collection(VERSIONS).select('files').get()
        : null;
      const named = new Set(
        versions?.docs.flatMap((doc) => {
          const list: unknown = doc.get('files');
          return Array.isArray(list) ? list.map((file: { path?: unknown }) => file.path) : [];
        }),
      );
      for (const path of some) {
        if (!named.has(path))
          findings.push({ code: 'health/file-unused', detail: path, record: `articles/${id}` });
      }
    }
    return { findings, looked: paths.length, after: next ?? null };
  },
};

/** Published articles without a record, and DOIs used by two of them. */
const publishedHealth = documentsSection(
  'checking-published',
  ({ db }) => db.collection(PUBLISHED_ARTICLES).select('doi'),
  async ({ db }, docs) => {
    const records = await db.getAll(...docs.map(({ id }) => db.collection(ARTICLES).doc(id)), {
      fieldMask: [],
    });
    const findings = records
      .filter(({ exists }) => !exists)
      .map(
        ({ id }): Finding => ({
          code: 'health/should-be-gone',
          record: `${PUBLISHED_ARTICLES}/${id}`,
        }),
      );
    const dois = docs.flatMap((doc) =>
      typeof doc.get('doi') === 'string' ? [String(doc.get('doi'))] : [],
    );
    for (let from = 0; from < dois.length; from += 30) {
      const some = dois.slice(from, from + 30);
      const found = await db
        .collection(PUBLISHED_ARTICLES)
        .where('doi', 'in', some)
        .select('doi')
        .get();
      const ids = Map.groupBy(found.docs, (doc) => String(doc.get('doi')));
      for (const doc of docs) {
        const twins = ids.get(String(doc.get('doi'))) ?? [];
        const [first] = twins.map(({ id }) => id).toSorted();
        if (twins.length > 1 && some.includes(String(doc.get('doi'))) && doc.id !== first) {
          const detail = reportRemark('doi-twice', {
            doi: String(doc.get('doi')),
            first: first ?? '',
          });
          findings.push({ code: 'health/doi-twice', detail, record: `articles/${doc.id}` });
        }
      }
    }
    return findings;
  },
);

/** The sections of the press other than articles and their versions. */
export const PRESS_HEALTH: readonly HealthSection[] = [
  publishedHealth,
  ...SHOWN.map((shown) =>
    documentsSection(
      shown.phase,
      ({ db }) => db.collection(shown.collection),
      (ports, docs) => look(ports, shown, docs),
    ),
  ),
  fileHealth,
];
