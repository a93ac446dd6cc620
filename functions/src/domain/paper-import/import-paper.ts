/**
 * One paper's folder → an article of an issue. The same code is used by the callable function, which fetches uploaded
 * files, and by the demo press's loader. Can be repeated.
 */
import { articleDocId, ISSUES, issueDocId, JOURNALS } from '@quire/model/collections';
import { type ArticleContent, ArticleContentSchema } from '@quire/model/entities/article';
import { reportRemark } from '@quire/model/entities/report-remark';
import type { TextComparison } from '@quire/model/entities/text-counts';
import { mayBePerson } from '@quire/model/people-names';
import type { Ports } from '../../platform/database/ports.ts';
import { readPerson } from '../outbox/article-mail.ts';
import { namedAuthors } from '../publishing/named-authors.ts';
import { readPaperText } from '../render/render-text.ts';
import { type CollectedFile, collectFiles } from './collect-files.ts';
import { importHash } from './import-hash.ts';
import { type PaperProblem, type PaperReport, paperProblem } from './paper-problem.ts';
import { issueMissing, saveImport } from './save-import.ts';
import { scanPaper } from './scan-paper.ts';
import { tryRender } from './try-render.ts';

export interface PaperImport {
  readonly journal: string;
  readonly issue: string;
  /** Path within the paper's folder → bytes. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly dryRun: boolean;
  readonly publish: boolean;
  readonly by: string;
  readonly mayEdit: (authorUids: readonly string[]) => boolean;
}

const ORDER = { error: 0, warning: 1, note: 2 } as const;

/** Reading and rendering may report the same problem: it is listed once. */
const withoutRepetition = (problems: readonly PaperProblem[]): PaperProblem[] =>
  problems.filter(
    (problem, place) =>
      problems.findIndex(
        (other) =>
          other.code === problem.code &&
          other.message === problem.message &&
          JSON.stringify(other.values) === JSON.stringify(problem.values),
      ) === place,
  );

const answer = (
  outcome: PaperReport['outcome'],
  articleId: string,
  title: string,
  problems: readonly PaperProblem[],
  counts?: TextComparison,
): PaperReport => ({
  outcome,
  articleId,
  title,
  problems: withoutRepetition(problems).toSorted((a, b) => ORDER[a.severity] - ORDER[b.severity]),
  ...(counts && { counts }),
});

async function missingPlace(
  { db }: Ports,
  { journal, issue }: PaperImport,
): Promise<PaperProblem | null> {
  const [journalDoc, issueDoc] = await db.getAll(
    db.collection(JOURNALS).doc(journal),
    db.collection(ISSUES).doc(issueDocId(journal, issue)),
  );
  if (!journalDoc?.exists) {
    return paperProblem(
      'import/journal-missing',
      reportRemark('paper-journal-missing', { journal }),
    );
  }
  return issueDoc?.exists ? null : issueMissing({ journal, issue });
}

/** Files are named by their contents, so those of an earlier version are never overwritten. */
async function storeFiles(ports: Ports, files: readonly CollectedFile[]): Promise<void> {
  const all = files.flatMap(({ file, bytes, original }) => [
    { ...file, bytes },
    ...(file.original && original ? [{ ...file.original, bytes: original }] : []),
  ]);
  for (const { path, contentType, bytes } of all) {
    if (await ports.bucket.has(path)) continue;
    await ports.bucket.write(path, bytes, { contentType, cacheControl: 'private, max-age=3600' });
  }
}

/** Whether the importing user is one of the authors: by account, or by name. */
async function isAuthor(
  { db }: Ports,
  by: string,
  { metadata: { authors } }: ArticleContent,
  uids: readonly string[],
): Promise<boolean> {
  if (uids.includes(by)) return true;
  const name = (await readPerson(db, by))?.name ?? '';
  return authors.some((author) => mayBePerson(author, name));
}

/** Reads, checks and (unless it is a dry run) saves one paper, with a report of the problems. */
export async function importPaper(ports: Ports, paper: PaperImport): Promise<PaperReport> {
  const missing = await missingPlace(ports, paper);
  if (missing) return answer('refused', '', '', [missing]);
  const unsafe = await scanPaper(ports, paper.files);
  if (unsafe) return answer('refused', '', '', [unsafe]);
  const read = await readPaperText(paper.files);
  if (!read.ok) return answer('refused', '', '', read.problems);
  const articleId = articleDocId(paper.journal, read.akey);
  const { title } = read.content.metadata;
  const collected = await collectFiles(articleId, paper.files, read.figurePaths, read.pdf);
  const content: ArticleContent = ArticleContentSchema.parse({
    ...read.content,
    files: collected.files.map(({ file }) => file),
  });
  const { problems: shown, counts } = await tryRender(content, read);
  const problems = [...read.problems, ...collected.problems, ...shown];
  if (paper.dryRun) return answer('dry-run', articleId, title, problems, counts);
  await storeFiles(ports, collected.files);
  const authors = paper.publish ? await namedAuthors(ports.db, content.metadata.authors) : [];
  const saved = await saveImport(ports, {
    ...paper,
    authors,
    isByAuthor: paper.publish && (await isAuthor(ports, paper.by, content, authors)),
    akey: read.akey,
    content,
    hash: importHash(paper.issue, content),
  });
  if (saved.outcome === 'refused') {
    return answer('refused', articleId, title, [saved.problem, ...problems], counts);
  }
  return answer(saved.outcome, articleId, title, problems, counts);
}
