import { createHash } from 'node:crypto';
import { inLanguage } from '@quire/content/messages/in-language';
import {
  ABSTRACTS,
  CONFERENCES,
  PUBLISHED_CONFERENCES,
  publishedContentPath,
} from '@quire/model/collections';
import { AbstractSchema } from '@quire/model/entities/abstract';
import { type Conference, ConferenceSchema } from '@quire/model/entities/conference';
import { inReaderLanguage } from '@quire/model/messages/in-reader-language';
import { language } from '@quire/model/messages/language';
import { LANGUAGES, SOURCE_LANGUAGE } from '@quire/model/messages/languages';
import { t } from '@quire/model/messages/t';
import { conferencePagePath } from '@quire/model/paths';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { IMMUTABLE } from '../figures/figure-variants.ts';
import { abstractBookPrint, abstractBookRef } from '../publishing/abstract-book.ts';
import { printRef } from '../publishing/print-queue.ts';
import { abstractBookHtml } from './abstract-book-html.ts';
import { describePdf } from './describe-pdf.ts';
import { cssString } from './paper-style.ts';
import type { PrintOutcome, PrintPorts } from './print-article.ts';
import { PRINT_SANS, PRINT_SERIF, printFontFile, printFontStyle } from './print-fonts.ts';
import { printPage } from './print-page.ts';

const SMALL = `font: 7.5pt/1.3 ${PRINT_SANS}; color: #444;`;

/** In the language of the book: the heads of its pages stand where its lines begin. */
function styleOf({ name, acronym }: Pick<Conference, 'name' | 'acronym'>): string {
  const [start, end] =
    LANGUAGES[language()].direction === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  return `@page {
  size: A4; margin: 20mm;
  @top-${start} { content: ${cssString(t('printedWords.bookOfAbstractsOf', { name: acronym || name }))}; ${SMALL} }
  @bottom-${end} { content: counter(page) " / " counter(pages); ${SMALL} }
}
@page :first { @top-${start} { content: none; } }
body { font: 10.5pt/1.45 ${PRINT_SERIF}; margin: 0; }
h1 { font-size: 26pt; line-height: 1.15; font-weight: 500; margin: 0 0 6mm; }
h2 { font-size: 15pt; font-weight: 600; margin: 0 0 2mm; break-after: avoid; }
h3 { font-size: 12pt; font-weight: 600; margin: 0; break-after: avoid; }
p { margin: 0 0 2mm; orphans: 3; widows: 3; }
header { padding-top: 60mm; break-after: page; }
nav, section { break-before: page; }
nav ul { list-style: none; padding: 0; margin: 0; } nav ul ul { padding-inline-start: 5mm; margin-bottom: 3mm; }
nav a { color: inherit; text-decoration: none; }
article { margin-top: 7mm; }
.facts, .places { font: 8.5pt/1.4 ${PRINT_SANS}; color: #444; }
.theme { font-style: italic; font-size: 14pt; }
.authors { margin: 1mm 0 0; break-after: avoid; }`;
}

/** The conference if its book may be public; null if it is a draft, in the bin, or missing. */
function publicConference(snapshot: DocumentSnapshot): Conference | null {
  if (snapshot.get('deletedAt') !== undefined) return null;
  const conference = readRecord(snapshot, ConferenceSchema);
  return conference && conference.status !== 'draft' ? conference : null;
}

/** All accepted abstracts of a conference. Reads each of them: a book is printed on request of staff. */
async function acceptedOf(db: Firestore, ckey: string) {
  const found = await Promise.all(
    ['talk', 'poster'].map((state) =>
      db
        .collection(ABSTRACTS)
        .where('waits', '>=', `${ckey}~${state}~`)
        .where('waits', '<', `${ckey}~${state}\u007f`)
        .get(),
    ),
  );
  return found
    .flatMap(({ docs }) => docs)
    .flatMap((doc) => {
      const abstract = readRecord(doc, AbstractSchema);
      return abstract ? [{ id: doc.id, abstract }] : [];
    });
}

/**
 * Prints a conference's book of abstracts and publishes it, unless it was requested again or the conference was
 * withdrawn in the meantime. Fails if the browser or the store does.
 */
export async function printAbstractBook(ports: PrintPorts, ckey: string): Promise<PrintOutcome> {
  const { db, bucket, origin, publisher, now } = ports;
  const queued = printRef(db, abstractBookPrint(ckey));
  const asked: unknown = (await queued.get()).get('printHash');
  const record = db.collection(CONFERENCES).doc(ckey);
  const conference = publicConference(await record.get());
  const accepted = conference ? await acceptedOf(db, ckey) : [];
  if (!conference || accepted.length === 0) {
    await queued.delete();
    return 'not-wanted';
  }
  const url = `${origin}${conferencePagePath(ckey)}`;
  const ofBook = conference.language ?? SOURCE_LANGUAGE;
  const { html, style, title, name, topics } = inLanguage(ofBook, () => {
    const shown = inReaderLanguage(conference);
    return {
      html: abstractBookHtml(shown, accepted, publisher),
      style: styleOf(shown),
      title: t('printedWords.bookOfAbstractsOf', { name: shown.name }),
      ...{ name: shown.name, topics: shown.topics },
    };
  });
  const printed = await printPage(await ports.browser(), {
    url,
    html,
    style: `${await printFontStyle()}\n${style}`,
    file: printFontFile,
    density: 1,
  });
  const published = now().toISOString().slice(0, 10);
  const bytes = await describePdf(printed, {
    ...{ title, authors: [], keywords: topics, language: ofBook },
    ...{ journal: name, issn: '', volume: '', number: '', pages: '' },
    ...{ publisher, published, url },
  });
  const file = `${createHash('sha256').update(bytes).digest('hex').slice(0, 20)}.pdf`;
  const path = publishedContentPath(CONFERENCES, ckey, file);
  await bucket.write(path, bytes, { contentType: 'application/pdf', cacheControl: IMMUTABLE });
  const outcome = await inTransaction<PrintOutcome>(db, async (tx) => {
    const shown = db.collection(PUBLISHED_CONFERENCES).doc(ckey);
    const [waiting, page] = [await tx.get(queued), await tx.get(shown)];
    const isPublic = publicConference(await tx.get(record)) !== null;
    if (waiting.get('printHash') !== asked) return isPublic ? 'superseded' : 'not-wanted';
    if (!isPublic) {
      tx.delete(queued);
      return 'not-wanted';
    }
    const book = { name: file, abstracts: accepted.length, published };
    tx.set(abstractBookRef(db, ckey), { file: book }, { merge: true });
    if (page.exists) tx.update(shown, { abstractBook: book });
    tx.delete(queued);
    return 'printed';
  });
  // If the conference was withdrawn in the meantime, nothing stays public.
  if (outcome === 'not-wanted') await bucket.removeAll(path);
  return outcome;
}
