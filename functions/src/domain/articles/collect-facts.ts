import { bodyWordsIn } from '@quire/content/run/body-words';
import {
  articleDocId,
  ISSUES,
  issueDocId,
  JOURNALS,
  PRESS_SETTINGS,
  SETTINGS,
} from '@quire/model/collections';
import type { Article, ArticleContent, ArticleFile } from '@quire/model/entities/article';
import { type Issue, IssueSchema } from '@quire/model/entities/issue';
import { type Journal, JournalSchema } from '@quire/model/entities/journal';
import { type Press, PressSchema } from '@quire/model/entities/press';
import { articlePath } from '@quire/model/paths';
import type { GateFacts } from '@quire/model/publish-gate/gate-facts';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { readArticleOriginal } from '../publishing/article-original.ts';
import { renderText, renderTitle } from '../render/render-text.ts';
import { readSubmission, submissionRef } from '../submissions/read-submission.ts';
import { type DepositInput, depositOf } from './crossref/deposit.ts';
import { depositProblems } from './crossref/deposit-problems.ts';
import { doiHolder } from './doi-holder.ts';
import { opens } from './look-at-pdf.ts';

/** A placeholder for a figure: only its existence matters here. */
const SHOWN = { src: '/media/trial.webp', width: 1, height: 1 };

interface Around {
  readonly journal: Journal | null;
  readonly issue: Issue | null;
  readonly press: Press | null;
}

async function around({ db }: Ports, { journal, issue }: Article): Promise<Around> {
  const [journalDoc, issueDoc, pressDoc] = await db.getAll(
    db.collection(JOURNALS).doc(journal),
    db.collection(ISSUES).doc(issueDocId(journal, issue)),
    db.collection(SETTINGS).doc(PRESS_SETTINGS),
  );
  if (!journalDoc || !issueDoc || !pressDoc) throw new Error('getAll');
  return {
    journal: readRecord(journalDoc, JournalSchema),
    issue: readRecord(issueDoc, IssueSchema),
    press: readRecord(pressDoc, PressSchema),
  };
}

/** The renderer's messages for a text with the existing figures. */
function rendered({ markdown, metadata, bibtex, macros }: ArticleContent, figures: Set<string>) {
  return renderText({
    markdown,
    abstract: metadata.abstract,
    bibtex,
    macros,
    words: bodyWordsIn(metadata.language),
    figures: new Map([...figures].map((name) => [name, SHOWN])),
  });
}

async function pdfState(ports: Ports, article: Article, pdf: ArticleFile | undefined) {
  if (!pdf) return 'made' as const;
  const bytes = await readArticleOriginal(ports, article, pdf);
  if (!bytes) return 'missing' as const;
  return (await opens(bytes)) ? ('opens' as const) : ('broken' as const);
}

/** Missing files that the page needs; files outside the article's own folder count as missing. */
async function missing(ports: Ports, article: Article, files: readonly ArticleFile[]) {
  const folder = `articles/${articleDocId(article.journal, article.akey)}/files/`;
  const found = await Promise.all(
    files.map(async ({ path }) => path.startsWith(folder) && (await ports.bucket.has(path))),
  );
  return files.filter((_, place) => !found[place]).map(({ name }) => name);
}

async function depositFacts(
  ports: Ports,
  article: Article,
  { metadata, macros }: ArticleContent,
  { journal, issue, press }: Around,
  abstract: string,
  day: string,
): Promise<string[]> {
  // Without these there are other problems, and Crossref's schema cannot be checked yet.
  if (!journal || !issue || !metadata.doi) return [];
  const input: DepositInput = {
    metadata,
    title: (await renderTitle(metadata.title, macros)).text.replace(/\s+/g, ' ').trim(),
    abstract,
    journal,
    issue,
    published: day,
    url: ports.origin + articlePath(article.journal, article.issue, article.akey),
    press: {
      name: press?.name ?? journal.fullname,
      email: press?.infoEmail ?? journal.contactEmail,
    },
    batch: `${article.journal}.${article.akey}`,
    timestamp: ports.now().getTime(),
  };
  return depositProblems(depositOf(input));
}

/**
 * All facts that the gate checks, for one version of an article on one day. Throws `InvalidRecord` for inconsistent
 * records; fails if the storage fails.
 */
export async function collectFacts(
  ports: Ports,
  article: Article,
  content: ArticleContent,
  day: string,
): Promise<GateFacts> {
  const id = articleDocId(article.journal, article.akey);
  const records = await around(ports, article);
  const shown = content.files.filter(({ role }) => role === 'figure' || role === 'supplement');
  const missingFiles = await missing(ports, article, shown);
  const figures = shown.flatMap(({ role, name }) => (role === 'figure' ? [name] : []));
  const document = await rendered(content, new Set(figures));
  const submission = article.submission
    ? readSubmission(await submissionRef(ports.db, article.submission).get())
    : null;
  return {
    article,
    content,
    journal: records.journal,
    issue: records.issue,
    day,
    pdf: await pdfState(
      ports,
      article,
      content.files.find(({ role }) => role === 'pdf'),
    ),
    missingFiles,
    doiHolder: await doiHolder(ports.db, id, content.metadata.doi),
    rendered: document.problems,
    submission: submission && { state: submission.state },
    deposit: await depositFacts(ports, article, content, records, document.abstractText, day),
  };
}
