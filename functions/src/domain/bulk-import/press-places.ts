/** The press's journals and issues as an import finds them, and those that it has to create. */
import { ISSUES, issueDocId, JOURNALS, PRESS_SETTINGS, SETTINGS } from '@quire/model/collections';
import { type Issue, IssueSchema } from '@quire/model/entities/issue';
import { type Journal, JournalSchema } from '@quire/model/entities/journal';
import { PressSchema } from '@quire/model/entities/press';
import { toUrlKey } from '@quire/model/identifiers';
import { RESERVED_JOURNAL_KEYS } from '@quire/model/journal-pages';
import { fold } from '@quire/model/search-terms';
import { URL_KEY } from '@quire/model/url-key';
import type { Firestore } from 'firebase-admin/firestore';
import type { MetadataRecord } from './metadata-record.ts';

const KEY_MAX = 12;

const titleOf = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/ and /g, ' ')
    .trim();

/** The keys by which a journal is found. */
export interface KnownJournal {
  readonly key: string;
  readonly licence: string;
}

export class PressPlaces {
  readonly #byIssn = new Map<string, KnownJournal>();
  readonly #byTitle = new Map<string, KnownJournal>();
  readonly #keys = new Map<string, KnownJournal>();
  readonly #email: string;

  private constructor(email: string) {
    this.#email = email;
  }

  /** Reads one document for each journal. */
  static async read(db: Firestore): Promise<PressPlaces> {
    const press = PressSchema.safeParse(
      (await db.collection(SETTINGS).doc(PRESS_SETTINGS).get()).data(),
    );
    const places = new PressPlaces(press.data?.infoEmail ?? 'info@press.invalid');
    for (const each of (await db.collection(JOURNALS).get()).docs) {
      const journal = JournalSchema.safeParse(each.data());
      if (journal.success) places.know(journal.data);
    }
    return places;
  }

  know(journal: Journal): KnownJournal {
    const known = { key: journal.name, licence: journal.licence };
    this.#keys.set(journal.name.toLowerCase(), known);
    for (const issn of [journal.issn, journal.issn_print ?? ''])
      if (issn) this.#byIssn.set(issn, known);
    for (const title of [journal.fullname, journal.key_title ?? '']) {
      if (title) this.#byTitle.set(titleOf(title), known);
    }
    // What appeared under a former title belongs to the journal, unless another one is called so today.
    for (const { title, issn, issn_print: print } of journal.formerTitles ?? []) {
      for (const each of [issn, print])
        if (each && !this.#byIssn.has(each)) this.#byIssn.set(each, known);
      const key = titleOf(title);
      if (!this.#byTitle.has(key)) this.#byTitle.set(key, known);
    }
    return known;
  }

  journalOf({
    issns,
    journal,
  }: Pick<MetadataRecord, 'issns' | 'journal'>): KnownJournal | undefined {
    const issn = issns.find((each) => this.#byIssn.has(each));
    return issn ? this.#byIssn.get(issn) : this.#byTitle.get(titleOf(journal));
  }

  byKey(key: string): KnownJournal | undefined {
    return this.#keys.get(key.toLowerCase());
  }

  /**
   * A new journal from the data of a record; null if they are not sufficient (a title, an ISSN). Staff complete it: its
   * status is announced, not active.
   */
  newJournal({ journal, issns, doi }: MetadataRecord): Journal | null {
    const [issn] = issns;
    const prefix = /^10\.\d{4,9}/.exec(doi ?? '')?.[0];
    if (!journal || !issn || !prefix) return null;
    return JournalSchema.parse({
      fullname: journal,
      name: this.#freeKey(journal),
      issn,
      description: '',
      aimsScope: '',
      subjects: ['General'],
      hue: [...issn].reduce((sum, digit) => (sum * 31 + digit.charCodeAt(0)) % 360, 7),
      peerReviewModel: 'single',
      doiPrefix: prefix,
      contactEmail: this.#email,
      status: 'announced',
      order: 1_000,
    });
  }

  #freeKey(title: string): string {
    const words = title.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
    const initials = words
      .filter((word) => !/^(of|the|and|for|in|on|de|la)$/i.test(word))
      .map((word) => word[0]);
    const short =
      words.length === 1 ? toUrlKey(title, KEY_MAX) : toUrlKey(initials.join(''), KEY_MAX);
    const base = words.length === 1 ? short : short.toUpperCase();
    for (let n = 1; ; n += 1) {
      const key = n === 1 ? base : `${base}${n}`;
      const isFree = !this.#keys.has(key.toLowerCase()) && !RESERVED_JOURNAL_KEYS.includes(key);
      if (isFree && URL_KEY.test(key)) return key;
    }
  }
}

/** The issue of a record, as it is created if it does not exist. */
export function issueOf(journal: string, record: MetadataRecord, publish: boolean): Issue | null {
  const { volume, issue, year, published } = record;
  const parts = [volume, issue].filter(Boolean);
  const key = toUrlKey(parts.length > 0 ? parts.join('-') : String(year ?? ''), 40);
  if (year === undefined) return null;
  const made = IssueSchema.safeParse({
    journal,
    issueid: key,
    volume,
    number: issue,
    year,
    ...(published ? { datePublished: published } : {}),
    status: publish ? 'published' : 'draft',
  });
  return made.success ? made.data : null;
}

export const issueRef = (db: Firestore, { journal, issueid }: Issue) =>
  db.collection(ISSUES).doc(issueDocId(journal, issueid));
