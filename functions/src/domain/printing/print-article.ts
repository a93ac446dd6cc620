import { createHash } from 'node:crypto';
import { inLanguage } from '@quire/content/messages/in-language';
import { PUBLISHED_ARTICLES, publishedFilePath } from '@quire/model/collections';
import { machineTitle } from '@quire/model/entities/machine-title';
import { type PublishedArticle, PublishedArticleSchema } from '@quire/model/entities/published';
import { licenceOf } from '@quire/model/licence';
import { languageFor } from '@quire/model/messages/languages';
import { articlePath } from '@quire/model/paths';
import type { Browser } from 'playwright-core';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction, withoutUndefined } from '../../platform/database/transaction.ts';
import type { Instead, ShownPage } from '../../platform/rendering/renderer.ts';
import { fileOfMediaPath } from '../../platform/storage/published-file.ts';
import { IMMUTABLE } from '../figures/figure-variants.ts';
import { noteHarvest } from '../harvest/note-harvest.ts';
import { printHash } from '../publishing/print-hash.ts';
import { printedNotes, printRef } from '../publishing/print-queue.ts';
import { noteRegistrations } from '../registration-queue/note-registrations.ts';
import { withChangedAt } from '../search-queue/changed-at.ts';
import { queueChange } from '../search-queue/search-queue.ts';
import { describePdf } from './describe-pdf.ts';
import { paperStyle } from './paper-style.ts';
import { printFontFile, printFontStyle } from './print-fonts.ts';
import { printPage, type SiteFile } from './print-page.ts';

/** External dependencies of printing besides the press's records. */
export interface PrintPorts extends Ports {
  /** The press's name. */
  readonly publisher: string;
  /** A page as a visitor gets it now, bypassing all caches, with its words in a language. */
  readonly renderPage: (request: Request, shown: ShownPage) => Promise<Response>;
  /** A file of the web app (its fonts), by its path. */
  readonly asset: (path: string) => Promise<SiteFile | null>;
  readonly browser: () => Promise<Browser>;
}

/** Google Scholar's limit. */
export const PDF_MAX_BYTES = 5 * 1024 * 1024;
/** Dots per pixel for the choice of pictures: fewer if the file would be too large. */
const DENSITIES = [2, 1, 0.5] as const;

async function fileFor(ports: PrintPorts, path: string): Promise<SiteFile | null> {
  const published = fileOfMediaPath(path);
  if (!published) {
    return path.startsWith('/assets/') ? ports.asset(path) : printFontFile(path);
  }
  const bytes = await ports.bucket.read(published.path);
  return bytes && { bytes, contentType: published.contentType };
}

/** For a page that is not public: replaces what is stored. */
interface Shown {
  readonly instead?: Instead;
  readonly file?: (path: string) => SiteFile | null;
}

/**
 * The PDF of an article's current page, with metadata and as small as possible. The words around the text are in the
 * article's language, where we have them.
 */
export async function pdfOf(
  ports: PrintPorts,
  article: PublishedArticle,
  { instead, file }: Shown = {},
): Promise<Uint8Array> {
  const { journal, issue, akey, metadata } = article;
  const url = ports.origin + articlePath(journal, issue, akey);
  const language = languageFor(metadata.language);
  const answer = await ports.renderPage(new Request(url), {
    language,
    ...(instead && { instead }),
  });
  if (answer.status !== 200) throw new Error(`print/page-answered-${answer.status}`);
  const html = await answer.text();
  const licence = licenceOf(metadata.licence);
  const pages = inLanguage(language, () => paperStyle(article, licence.label));
  let pdf: Uint8Array = new Uint8Array();
  for (const density of DENSITIES) {
    const printed = await printPage(await ports.browser(), {
      url,
      html,
      style: `${await printFontStyle()}\n${pages}`,
      file: async (path) => file?.(path) ?? fileFor(ports, path),
      density,
    });
    pdf = await describePdf(printed, {
      title: machineTitle(article),
      authors: article.authors,
      doi: article.doi,
      keywords: metadata.keywords,
      journal: article.journalTitle,
      issn: article.journalIssn,
      volume: article.volume,
      number: article.number,
      pages: article.pages,
      publisher: ports.publisher,
      language: metadata.language,
      published: article.published,
      licenceUrl: licence.url ?? undefined,
      url,
    });
    if (pdf.length <= PDF_MAX_BYTES) break;
  }
  return pdf;
}

export type PrintOutcome = 'printed' | 'unchanged' | 'not-wanted' | 'superseded';

/**
 * Prints one article and makes the file its PDF, unless it changed in the meantime (it is then queued again) or needs
 * none. Fails if the page, the browser or the store does.
 */
export async function printArticle(ports: PrintPorts, articleId: string): Promise<PrintOutcome> {
  const { db, bucket } = ports;
  const ref = db.collection(PUBLISHED_ARTICLES).doc(articleId);
  const article = readRecord(await ref.get(), PublishedArticleSchema);
  const queued = printRef(db, articleId);
  if (!article || (article.pdf !== undefined && !article.madePdf)) {
    await queued.delete();
    return 'not-wanted';
  }
  const hash = printHash(article);
  if (article.madePdf?.printHash === hash) {
    await queued.delete();
    return 'unchanged';
  }
  const bytes = await pdfOf(ports, article);
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 20)}.pdf`;
  const path = publishedFilePath(article.journal, article.akey, name);
  await bucket.write(path, bytes, { contentType: 'application/pdf', cacheControl: IMMUTABLE });
  // The same bytes may be the published file.
  let shown: string | undefined;
  const outcome = await inTransaction<PrintOutcome>(db, async (tx) => {
    const snapshot = await tx.get(ref);
    const now = readRecord(snapshot, PublishedArticleSchema);
    shown = now?.pdf;
    if (!now || (now.pdf !== undefined && !now.madePdf) || printHash(now) !== hash) {
      return 'superseded';
    }
    const madePdf = { name, printHash: hash };
    const change = withoutUndefined({ pdf: name, madePdf, hasPdf: true });
    const next = withChangedAt(
      PUBLISHED_ARTICLES,
      snapshot.data(),
      { ...snapshot.data(), ...change },
      ports.now(),
    );
    tx.update(ref, { ...change, changedAt: next.changedAt });
    queueChange(tx, ref, snapshot.data(), next);
    noteRegistrations(tx, ref, snapshot.data(), next);
    noteHarvest(tx, ref, snapshot.data(), next);
    tx.delete(queued);
    tx.set(printedNotes(db).doc(articleId), { printHash: hash });
    return 'printed';
  });
  // If the article was taken down in the meantime, nothing stays public.
  if (outcome === 'superseded' && shown !== name) await bucket.removeAll(path);
  return outcome;
}
