import { isDeepStrictEqual } from 'node:util';
import { CONFERENCES, PUBLISHED_CONFERENCES } from '@quire/model/collections';
import {
  type Conference,
  ConferenceSchema,
  type PublishedConference,
  PublishedConferenceSchema,
} from '@quire/model/entities/conference';
import { eventOf } from '@quire/model/entities/conference-event';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { publishBook } from './publish-book.ts';
import { rebuildPages } from './rebuild-pages.ts';
import { refreshArticles } from './refresh-articles.ts';

type Held = Conference | PublishedConference;

const said = (conference: Held | null) =>
  conference && { event: eventOf(conference), proceedings: conference.proceedings };

/** The issue that a conference's proceedings are, by its key; null where they are none. */
const issueOf = (conference: Held | null) => {
  const proceedings = conference?.proceedings;
  return proceedings && 'issue' in proceedings ? proceedings : null;
};

/** The book that they are, by its key; null where they are none. */
const bookOf = (conference: Held | null) => {
  const proceedings = conference?.proceedings;
  return proceedings && 'book' in proceedings ? proceedings.book : null;
};

/**
 * Brings the papers and the proceedings of a conference up to date with what they say of it, if that differs from what is
 * published of it, whether they are an issue or a book; so their DOIs are registered again. It runs before the conference is published: after a crash the
 * difference, and a former issue, are still seen.
 */
export async function refreshProceedings(ports: Ports, ckey: string): Promise<void> {
  const { db } = ports;
  const now = readRecord(await db.collection(CONFERENCES).doc(ckey).get(), ConferenceSchema);
  const shown = await db.collection(PUBLISHED_CONFERENCES).doc(ckey).get();
  const before = PublishedConferenceSchema.safeParse(shown.data()).data ?? null;
  if (isDeepStrictEqual(said(now), said(before))) return;
  const issues = [issueOf(before), issueOf(now)].filter((each) => each !== null);
  const places = new Map(issues.map((each) => [`${each.journal}~${each.issue}`, each]));
  for (const { journal, issue } of places.values()) {
    await refreshArticles(ports, journal, issue);
    await rebuildPages(ports, journal, [issue]);
  }
  const books = [bookOf(before), bookOf(now)].filter((each) => each !== null);
  for (const book of new Set(books)) {
    const result = await publishBook(ports, book);
    if (!result.ok && result.retry) throw new Error(result.code);
  }
}
