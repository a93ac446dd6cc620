import {
  ARTICLES,
  ISSUES,
  issueDocId,
  JOURNALS,
  PUBLISHED_ARTICLES,
  VERSIONS,
  versionDocId,
} from '@quire/model/collections';
import { type Article, ArticleSchema, ArticleVersionSchema } from '@quire/model/entities/article';
import { reportRemark } from '@quire/model/entities/report-remark';
import { isPublic } from '@quire/model/states/article';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { ToolPorts } from '../../tool-runs/tool-ports.ts';
import { brokenLinks } from './broken-links.ts';
import { documentsSection, type Finding } from './health-section.ts';

interface Read {
  readonly record: string;
  readonly article: Article;
  readonly published: DocumentSnapshot | undefined;
  readonly versions: readonly DocumentSnapshot[];
}

/** Compares what readers see with what the record says they should. */
function outOfStep({ article, published, record }: Read): Finding[] {
  const seen: unknown = published?.exists ? published.get('revision') : undefined;
  if (!isPublic(article.status)) {
    return seen === undefined ? [] : [{ code: 'health/should-be-gone', record }];
  }
  if (seen === undefined) return [{ code: 'health/not-published', record }];
  if (seen === article.publishedRevision && published?.get('status') === article.status) return [];
  const detail = reportRemark('other-revision', {
    seen: String(seen),
    seenStatus: String(published?.get('status')),
    recorded: article.publishedRevision,
    recordedStatus: article.status,
  });
  return [{ code: 'health/out-of-step', detail, record }];
}

async function missingFiles({ bucket }: ToolPorts, { record, versions }: Read): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const each of versions) {
    const version = ArticleVersionSchema.safeParse(each.data());
    if (each.exists && !version.success) {
      findings.push({ code: 'health/invalid', record: each.ref.path });
    }
    for (const { path, name } of version.data?.files ?? []) {
      if (!(await bucket.has(path)))
        findings.push({ code: 'health/file-missing', detail: name, record });
    }
  }
  return findings;
}

function wanted({ revision, publishedRevision }: Article): number[] {
  return [...new Set([revision, publishedRevision])].filter((each) => each > 0);
}

async function readAll(
  ports: ToolPorts,
  articles: readonly (readonly [string, Article])[],
): Promise<Read[]> {
  const { db } = ports;
  const refs = articles.flatMap(([id, article]) => [
    db.collection(PUBLISHED_ARTICLES).doc(id),
    ...wanted(article).map((revision) =>
      db.collection(ARTICLES).doc(id).collection(VERSIONS).doc(versionDocId(revision)),
    ),
  ]);
  const found = new Map((await db.getAll(...refs)).map((each) => [each.ref.path, each]));
  return articles.map(([id, article]) => ({
    record: `${ARTICLES}/${id}`,
    article,
    published: found.get(`${PUBLISHED_ARTICLES}/${id}`),
    versions: wanted(article).flatMap(
      (revision) => found.get(`${ARTICLES}/${id}/${VERSIONS}/${versionDocId(revision)}`) ?? [],
    ),
  }));
}

async function places({ db }: ToolPorts, reads: readonly Read[]): Promise<Finding[]> {
  const issueOf = ({ article }: Read) => `${ISSUES}/${issueDocId(article.journal, article.issue)}`;
  const journalOf = ({ article }: Read) => `${JOURNALS}/${article.journal}`;
  const paths = [...new Set(reads.flatMap((read) => [issueOf(read), journalOf(read)]))];
  const found = await db.getAll(...paths.map((path) => db.doc(path)), { fieldMask: [] });
  const missing = new Set(found.filter(({ exists }) => !exists).map(({ ref }) => ref.path));
  return reads.flatMap((read): Finding[] => [
    ...(missing.has(issueOf(read))
      ? [{ code: 'health/issue-missing' as const, detail: read.article.issue, record: read.record }]
      : []),
    ...(missing.has(journalOf(read))
      ? [
          {
            code: 'health/journal-missing' as const,
            detail: read.article.journal,
            record: read.record,
          },
        ]
      : []),
  ]);
}

/** Working articles: their versions, files, places, links, and what readers see of them. */
export const articleHealth = documentsSection(
  'checking-articles',
  ({ db }) => db.collection(ARTICLES),
  async (ports, docs) => {
    const findings: Finding[] = [];
    const articles: [string, Article][] = [];
    for (const doc of docs) {
      const article = ArticleSchema.safeParse(doc.data());
      if (article.success) articles.push([doc.id, article.data]);
      else findings.push({ code: 'health/invalid', record: doc.ref.path });
    }
    if (articles.length === 0) return findings;
    const reads = await readAll(ports, articles);
    findings.push(...(await places(ports, reads)));
    const texts: { record: string; markdown: string }[] = [];
    for (const read of reads) {
      findings.push(...outOfStep(read), ...(await missingFiles(ports, read)));
      for (const version of read.versions) {
        if (!version.exists) {
          findings.push({
            code: 'health/version-missing',
            detail: version.id,
            record: read.record,
          });
        }
      }
      const shown = read.versions.find(
        (version) => version.get('revision') === read.article.publishedRevision,
      );
      const isShown = isPublic(read.article.status);
      if (isShown && shown && !shown.get('metadata.doi')) {
        findings.push({ code: 'health/doi-missing', record: read.record });
      }
      const text: unknown = (shown ?? read.versions[0])?.get('markdown');
      if (typeof text === 'string') texts.push({ record: read.record, markdown: text });
    }
    return [...findings, ...(await brokenLinks(ports, texts))];
  },
);

/** Versions whose article no longer exists. */
export const versionHealth = documentsSection(
  'checking-versions',
  ({ db }) => db.collectionGroup(VERSIONS).select(),
  async ({ db }, docs) => {
    const parents = docs.flatMap(({ ref }) => ref.parent.parent ?? []);
    const unique = [...new Map(parents.map((ref) => [ref.path, ref])).values()];
    const found = unique.length > 0 ? await db.getAll(...unique, { fieldMask: [] }) : [];
    const missing = new Set(found.filter(({ exists }) => !exists).map(({ ref }) => ref.path));
    return docs
      .filter(({ ref }) => missing.has(ref.parent.parent?.path ?? ''))
      .map(({ ref }): Finding => ({ code: 'health/orphan-version', record: ref.path }));
  },
);
