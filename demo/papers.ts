import { basename } from 'node:path';
import { ARTICLES, articleDocId, PUBLISHED_ARTICLES } from '@quire/model/collections';
import { problemText } from '@quire/model/entities/manuscript-problems';
import { importPaper } from '../functions/src/domain/paper-import/import-paper.ts';
import { atOnce } from '../functions/src/platform/database/at-once.ts';
import type { Ports } from '../functions/src/platform/database/ports.ts';
import { type DemoPaper, readPaperFolder } from './read-press.ts';
import { until } from './until-exists.ts';

/** Some are read here while functions publish others, each of the two on a processor of its own. */
const AT_ONCE = 6;

const idOf = ({ journal, folder }: DemoPaper) => articleDocId(journal, basename(folder));

/** The demo press's papers on their way to its readers. */
export class Papers {
  readonly #papers: readonly DemoPaper[];
  readonly #ready = new Map<string, PromiseWithResolvers<void>>();

  /** `first`: the articles that others wait for. */
  constructor(papers: readonly DemoPaper[], first: ReadonlySet<string>) {
    const isFirst = (paper: DemoPaper) => first.has(idOf(paper));
    this.#papers = [...papers.filter(isFirst), ...papers.filter((paper) => !isFirst(paper))];
    for (const paper of papers) this.#ready.set(idOf(paper), Promise.withResolvers<void>());
  }

  /** Resolves when readers can see an article, or when it was refused. */
  async articleReady(id: string): Promise<void> {
    await this.#ready.get(id)?.promise;
  }

  /**
   * Imports papers through the same code as staff do, publishes them, and waits until readers can
   * see each. A paper is begun when `isReady`; `onDone` hears of every paper.
   * Resolves to the papers that were refused, with the reason: the press opens without them.
   */
  async load(
    ports: Ports,
    isReady: (paper: DemoPaper) => Promise<void>,
    onDone: (name: string) => void,
  ): Promise<string[]> {
    const refused: string[] = [];
    await atOnce(AT_ONCE, this.#papers, async (paper) => {
      await isReady(paper);
      const refusal = await loadPaper(ports, paper);
      if (refusal) refused.push(refusal);
      this.#ready.get(idOf(paper))?.resolve();
      onDone(basename(paper.folder));
    });
    return refused;
  }
}

/** Null when the paper can be read by everybody, else why it was refused. */
async function loadPaper(ports: Ports, paper: DemoPaper): Promise<string | null> {
  const { files, former } = await readPaperFolder(paper.folder);
  if (!former) return publishText(ports, paper, files);
  const id = idOf(paper);
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
  for (const found of report.problems) {
    const { severity, code, line } = found;
    console.log(`${severity} ${folder}${line ? `:${line}` : ''} ${code} ${problemText(found)}`);
  }
  if (report.outcome === 'refused') {
    const why = report.problems.map((found) => `${found.code}: ${problemText(found)}`).join('; ');
    return `${folder} was refused: ${why}`;
  }
  const { db } = ports;
  const article = await db.collection(ARTICLES).doc(report.articleId).get();
  const published = db.collection(PUBLISHED_ARTICLES).doc(report.articleId);
  await until(published, (seen) => seen.get('revision') === article.get('publishedRevision'));
  return null;
}
