import { plainAbstractOf } from '@quire/content/export/deposit-abstract';
import { plainTitleOf } from '@quire/content/export/marked-title';
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
import type { DepositFault } from '@quire/model/entities/deposit-faults';
import { type Issue, IssueSchema } from '@quire/model/entities/issue';
import { type Journal, JournalSchema } from '@quire/model/entities/journal';
import { type Press, PressSchema } from '@quire/model/entities/press';
import type { GateFacts } from '@quire/model/publish-gate/gate-facts';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { articleDeposit } from '../deposits/article-deposit.ts';
import { crossrefProblems } from '../deposits/crossref/crossref-problems.ts';
import { depositTimestamp } from '../deposits/deposit-timestamp.ts';
import { readArticleOriginal } from '../publishing/article-original.ts';
import { provedByAddress } from '../publishing/proved-by-address.ts';
import { renderText, renderTitle } from '../render/render-text.ts';
import { readSubmission, submissionRef } from '../submissions/read-submission.ts';
import { doiHolder } from './doi-holder.ts';
import { opens } from './look-at-pdf.ts';
import { articleIn, articleRef, findSavedVersion } from './read-article.ts';

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

/** The article that this one says it translates. Reads two documents where it says so, none otherwise. */
async function originalState(
  { db }: Ports,
  { journal, akey }: Article,
  { translationOf }: ArticleContent['metadata'],
): Promise<GateFacts['original']> {
  if (translationOf === undefined) return null;
  if (translationOf === akey) return 'itself';
  const id = articleDocId(journal, translationOf);
  const record = await articleRef(db, id).get();
  if (!record.exists) return 'missing';
  const version = await findSavedVersion(db, id, articleIn(record).revision);
  return version?.metadata.translationOf === undefined ? 'known' : 'translation';
}

/** What Crossref would refuse. Whatever is in titles and abstracts is taken, so these go in without their markup. */
async function depositFacts(
  ports: Ports,
  article: Article,
  { metadata, macros }: ArticleContent,
  { journal, issue, press }: Around,
  abstract: string,
  day: string,
): Promise<readonly DepositFault[]> {
  // Without these there are other problems, and Crossref's schema cannot be checked yet.
  if (!journal || !issue || !metadata.doi) return [];
  const publisher = press?.name ?? journal.fullname;
  const described = plainAbstractOf(abstract, metadata.language);
  const deposit = articleDeposit({
    article: {
      journal: article.journal,
      issue: article.issue,
      akey: article.akey,
      status: 'published',
      published: metadata.dates.published ?? day,
      metadata,
    },
    texts: {
      title: plainTitleOf((await renderTitle(metadata.title, macros)).text),
      titles: [],
      abstracts: described ? [described] : [],
      references: [],
    },
    journal,
    issue,
    publisher,
    origin: ports.origin,
  });
  const batch = {
    id: `${article.journal}.${article.akey}`,
    timestamp: depositTimestamp(ports.now()),
    depositor: publisher,
    email: press?.infoEmail ?? journal.contactEmail,
  };
  return crossrefProblems(batch, deposit, '5.5.0');
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
    original: await originalState(ports, article, content.metadata),
    rendered: document.problems,
    submission: submission && { state: submission.state },
    provedOrcids: await provedByAddress(ports.db, article, submission),
    deposit: await depositFacts(ports, article, content, records, document.abstractText, day),
  };
}
