/**
 * Archives of the JATS of everything that may be mined: for each journal and year, in parts of a bounded number of
 * articles. Once a month each part is looked at, and made again where something in it has changed.
 */
import {
  issueDocId,
  PUBLISHED_ISSUES,
  publishedFilePath,
  TOMBSTONES,
} from '@quire/model/collections';
import {
  CORPUS,
  CORPUS_FILE,
  type Corpus,
  type CorpusPart,
  readCorpus,
} from '@quire/model/entities/corpus';
import {
  type ArticleCard,
  PublishedIssueSchema,
  type PublishedJournal,
} from '@quire/model/entities/published';
import { publishedJournals } from '../feeds/published-journals.ts';
import { readAs } from '../feeds/read.ts';
import { readableIssues } from '../feeds/readable-issues.ts';
import { changeStamp } from '../search-queue/changed-at.ts';
import { type CorpusPorts, makePart, sha256Of, stampOf } from './corpus-part.ts';

/** Their texts, a few hundred KB each, are in memory while a part is made. */
const PART_ARTICLES = 100;
const REMOVAL_MS = 600_000;

interface Place {
  readonly key: string;
  readonly journal: string;
  readonly year: number;
  readonly issues: readonly string[];
}

function placesOf({ journal, issues }: PublishedJournal): Place[] {
  const readable = readableIssues(issues);
  return [...new Set(readable.map(({ year }) => year))].map((year) => ({
    ...{ key: `${journal.name}~${year}`, journal: journal.name, year },
    issues: readable.filter((each) => each.year === year).map(({ issueid }) => issueid),
  }));
}

const inOrder = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** In the order in which they appeared, so that what is new changes the last part alone. */
const byAppearance = (one: ArticleCard, other: ArticleCard): number =>
  inOrder(`${one.published} ${one.akey}`, `${other.published} ${other.akey}`);

class Packing {
  readonly #ports: CorpusPorts;
  readonly #read: (collection: string, id: string) => Promise<unknown>;
  readonly #parts: Map<string, CorpusPart>;
  readonly #begun: string;
  #after: string | null;
  made = 0;

  constructor(ports: CorpusPorts, known: Corpus | null, round: Corpus | null, now: Date) {
    this.#ports = ports;
    this.#read = async (collection, id) =>
      (await ports.db.collection(collection).doc(id).get()).data() ?? null;
    this.#parts = new Map((known?.parts ?? []).map((part) => [part.id, part]));
    this.#begun = round?.begun ?? now.toISOString();
    this.#after = round?.after ?? '';
  }

  async #save(): Promise<void> {
    const state: Corpus = {
      ...{ month: this.#begun.slice(0, 7), begun: this.#begun, after: this.#after },
      parts: [...this.#parts.values()].toSorted((a, b) => inOrder(a.id, b.id)),
    };
    const headers = { contentType: 'application/json', cacheControl: 'private, no-store' };
    await this.#ports.bucket.write(CORPUS_FILE, Buffer.from(JSON.stringify(state)), headers);
  }

  async #removeFile({ id, file }: CorpusPart): Promise<void> {
    await this.#ports.bucket.removeAll(publishedFilePath(CORPUS, id, file));
  }

  /** Looks at one part; true where it was made again. */
  async #part({ journal, year }: Place, number: number, cards: readonly ArticleCard[]) {
    const { bucket, now } = this.#ports;
    const id = `${journal}-${year}-${number}`;
    const key = sha256Of(JSON.stringify(cards.map((each) => [each.akey, stampOf(each)])));
    const before = this.#parts.get(id);
    const path = before && publishedFilePath(CORPUS, id, before.file);
    // A restored backup may know an archive that it does not have.
    if (before?.key === key && path && (await bucket.has(path))) {
      this.#parts.set(id, { ...before, seen: this.#begun });
      return false;
    }
    const { zip, articles, licences } = await makePart(
      this.#ports,
      cards,
      path ? await bucket.read(path) : null,
    );
    const sha256 = sha256Of(zip);
    const part: CorpusPart = {
      ...{ id, journal, year, file: `jats-${sha256.slice(0, 32)}.zip`, bytes: zip.length, sha256 },
      ...{ articles, licences, key, madeAt: now().toISOString(), seen: this.#begun },
    };
    const headers = {
      contentType: 'application/zip',
      cacheControl: 'public, max-age=31536000, immutable',
    };
    await bucket.write(publishedFilePath(CORPUS, id, part.file), zip, headers);
    this.#parts.set(id, part);
    this.made += 1;
    await this.#save();
    if (before && before.file !== part.file) await this.#removeFile(before);
    return true;
  }

  /** Looks at all parts of a place; false where the time is up before the last one. */
  async #place(place: Place, isOver: () => boolean): Promise<boolean> {
    const cards: ArticleCard[] = [];
    for (const issue of place.issues) {
      const id = issueDocId(place.journal, issue);
      const found = await readAs(this.#read, PublishedIssueSchema, PUBLISHED_ISSUES, id);
      cards.push(...(found?.contents ?? []));
    }
    cards.sort(byAppearance);
    for (let at = 0; at < cards.length; at += PART_ARTICLES) {
      const some = cards.slice(at, at + PART_ARTICLES);
      const isMade = await this.#part(place, at / PART_ARTICLES + 1, some);
      if (isMade && isOver() && at + PART_ARTICLES < cards.length) return false;
    }
    return true;
  }

  /** Goes on where the run before ended, until all is done or the time is up. */
  async run(isOver: () => boolean): Promise<void> {
    const places = (await publishedJournals(this.#read))
      .flatMap(placesOf)
      .toSorted((a, b) => inOrder(a.key, b.key));
    for (const place of places) {
      if (place.key <= (this.#after ?? '')) continue;
      if (!(await this.#place(place, isOver))) return this.#save();
      this.#after = place.key;
      if (isOver()) return this.#save();
    }
    const gone = [...this.#parts.values()].filter(({ seen }) => seen !== this.#begun);
    for (const { id } of gone) this.#parts.delete(id);
    this.#after = null;
    await this.#save();
    for (const part of gone) await this.#removeFile(part);
  }
}

/**
 * Whether something was removed since a round began: its text must not be handed out until the next month. A removal may
 * be stored a while after the moment that it names.
 */
async function hasRemoved({ db }: CorpusPorts, { begun }: Corpus): Promise<boolean> {
  const since = changeStamp(new Date(Date.parse(begun) - REMOVAL_MS));
  const { empty } = await db
    .collection(TOMBSTONES)
    .where('changedAt', '>', since)
    .limit(1)
    .select()
    .get();
  return !empty;
}

/**
 * Makes this month's archives, or goes on making them; begins again where something was removed. Reads a file and a
 * document where there is nothing to do; else each journal and the issues of its years, and what the text of an article
 * needs for each that has changed.
 *
 * @param forMs no further archive is begun after this time
 * @returns how many archives were made
 */
export async function packCorpus(ports: CorpusPorts, forMs: number): Promise<number> {
  const began = ports.now();
  const known = readCorpus(await ports.bucket.read(CORPUS_FILE));
  const isThisMonth = known?.month === began.toISOString().slice(0, 7);
  const round = known && isThisMonth && !(await hasRemoved(ports, known)) ? known : null;
  if (round?.after === null) return 0;
  const packing = new Packing(ports, known, round, began);
  await packing.run(() => ports.now().getTime() - began.getTime() >= forMs);
  return packing.made;
}
