import { basename } from 'node:path';
import { ARTICLES, articleDocId, PUBLISHED_ARTICLES } from '@quire/model/collections';
import { importPaper } from '../functions/src/domain/paper-import/import-paper.ts';
import type { Ports } from '../functions/src/platform/database/ports.ts';
import { type DemoPaper, readPaperFolder } from './read-press.ts';
import { until } from './until-exists.ts';

/** As many as two processors have use for: each is rendered by an instance of its own. */
const AT_ONCE = 3;

/**
 * Imports papers through the same code as staff do, publishes them, and waits until readers can
 * see each. A paper is begun when `isReady`; `onDone` hears of every paper.
 * Resolves to the papers that were refused, with the reason: the press opens without them.
 */
export async function loadPapers(
  ports: Ports,
  papers: readonly DemoPaper[],
  isReady: (paper: DemoPaper) => Promise<void>,
  onDone: (name: string) => void,
): Promise<string[]> {
  const waiting = [...papers];
  const refused: string[] = [];
  const work = async () => {
    for (let paper = waiting.shift(); paper; paper = waiting.shift()) {
      await isReady(paper);
      const refusal = await loadPaper(ports, paper);
      if (refusal) refused.push(refusal);
      onDone(basename(paper.folder));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return refused;
}

/** Null when the paper can be read by everybody, else why it was refused. */
async function loadPaper(ports: Ports, paper: DemoPaper): Promise<string | null> {
  const { files, former } = await readPaperFolder(paper.folder);
  if (!former) return publishText(ports, paper, files);
  const id = articleDocId(paper.journal, basename(paper.folder));
  const isThere = (await ports.db.collection(ARTICLES).doc(id).get()).exists;
  const refusal = isThere ? null : await publishText(ports, paper, former.files);
  if (refusal) return refusal;
  const corrected = new Date(`${former.until}T09:00:00Z`);
  return publishText({ ...ports, now: () => corrected }, paper, files);
}

/** Imports and publishes one text of a paper, and waits for it. */
async function publishText(
  ports: Ports,
  { journal, issue, folder }: DemoPaper,
  files: Map<string, Uint8Array>,
): Promise<string | null> {
  const report = await importPaper(ports, {
    journal,
    issue,
    files,
    dryRun: false,
    publish: true,
    by: 'system',
    mayEdit: () => true,
  });
  for (const { severity, code, message, line } of report.problems) {
    console.log(`${severity} ${folder}${line ? `:${line}` : ''} ${code} ${message}`);
  }
  if (report.outcome === 'refused') {
    const why = report.problems.map(({ code, message }) => `${code}: ${message}`).join('; ');
    return `${folder} was refused: ${why}`;
  }
  const { db } = ports;
  const article = await db.collection(ARTICLES).doc(report.articleId).get();
  const published = db.collection(PUBLISHED_ARTICLES).doc(report.articleId);
  await until(published, (seen) => seen.get('revision') === article.get('publishedRevision'));
  return null;
}
