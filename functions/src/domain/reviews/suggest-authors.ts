/** Which of the press's authors may know most about a manuscript, and their conflicts. */

import type { CALLS } from '@quire/model/calls/calls';
import { PUBLISHED_ARTICLES, REVIEWERS } from '@quire/model/collections';
import { PublishedArticleSchema } from '@quire/model/entities/published';
import { t } from '@quire/model/messages/t';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Person } from '../access/principal.ts';
import { readAuthorsFacts } from '../conflicts/authors-facts.ts';
import { findConflicts } from '../conflicts/find-conflicts.ts';
import { sameAddress } from '../conflicts/same-address.ts';
import { authorKey } from '../publishing/cards/author-key.ts';
import { askedTopics, POOL_MAX } from '../publishing/related/pool.ts';
import { PHRASE, topicsOf } from '../publishing/related/topics.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { requireHandler } from './require-handler.ts';
import { readReviews } from './review-record.ts';

type Answer = z.input<typeof CALLS.suggestAuthors.response>;
type Suggested = Answer['authors'][number];

const PEOPLE_MOST = 15;
const SHOWN_ARTICLES = 3;
/** Firestore's limit for one `in`. */
const VALUES_MOST = 30;

const FIELDS = {
  journal: true,
  issue: true,
  akey: true,
  title: true,
  published: true,
  status: true,
  affiliations: true,
} as const;
const WrittenSchema = PublishedArticleSchema.pick(FIELDS).extend({
  metadata: PublishedArticleSchema.shape.metadata.pick({ authors: true }),
  topics: z.array(z.string()).default([]),
});
type Written = z.infer<typeof WrittenSchema>;

async function sharing(db: Firestore, topics: readonly string[]): Promise<Written[]> {
  if (topics.length === 0) return [];
  const { docs } = await db
    .collection(PUBLISHED_ARTICLES)
    .where('topics', 'array-contains-any', topics)
    .orderBy('published', 'desc')
    .select(...Object.keys(FIELDS), 'metadata.authors', 'topics')
    .limit(POOL_MAX)
    .get();
  return docs.flatMap((doc) => WrittenSchema.safeParse(doc.data()).data ?? []);
}

/** The articles that share a topic, newest first. Retracted articles are left out. */
async function articlesOn(db: Firestore, topics: readonly string[]): Promise<Written[]> {
  const found = await Promise.all(askedTopics(topics).map((asked) => sharing(db, asked)));
  const each = new Map(found.flat().map((one) => [`${one.journal}~${one.akey}`, one]));
  return [...each.values()]
    .filter(({ status }) => status !== 'retracted')
    .toSorted((a, b) => (a.published < b.published ? 1 : -1));
}

interface Writer {
  readonly id: string;
  readonly given: string;
  readonly family: string;
  email: string;
  readonly orcid: string;
  readonly affiliation: string;
  readonly ror: string;
  readonly articles: Written[];
  readonly topics: Set<string>;
}

/** All their authors, as named in their newest article. */
function writersOf(articles: readonly Written[], about: ReadonlySet<string>): Writer[] {
  const writers = new Map<string, Writer>();
  for (const article of articles) {
    for (const { collective, given, family, orcid = '', email = '', ...author } of article.metadata
      .authors) {
      if (collective || given === '' || family === '') continue;
      const place = article.affiliations[author.affiliations[0] ?? -1];
      const affiliation = place?.name ?? '';
      const id = authorKey({ given, family, orcid: orcid || undefined }, affiliation);
      const named = { id, given, family, email, orcid, affiliation, ror: place?.ror ?? '' };
      const writer = writers.get(id) ?? { ...named, articles: [], topics: new Set<string>() };
      writer.email ||= email;
      writer.articles.push(article);
      for (const topic of article.topics) if (about.has(topic)) writer.topics.add(topic);
      writers.set(id, writer);
    }
  }
  return [...writers.values()];
}

/** A keyword of the manuscript counts for more than a word of its title. */
const nearness = ({ topics }: Writer): number =>
  [...topics].reduce((sum, topic) => sum + (topic.startsWith(PHRASE) ? 3 : 1), 0);

/** People who are already listed from the journal's reviewer database, by address and ORCID iD. */
async function inBase(
  db: Firestore,
  journal: string,
  writers: readonly Writer[],
): Promise<ReadonlySet<string>> {
  const known = new Set<string>();
  for (const field of ['email', 'orcid'] as const) {
    const values = [...new Set(writers.map((each) => each[field]))].filter(Boolean);
    if (values.length === 0) continue;
    const { docs } = await db
      .collection(REVIEWERS)
      .where(field, 'in', values.slice(0, VALUES_MOST))
      .select(field, 'journals')
      .get();
    for (const doc of docs) {
      const journals: unknown = doc.get('journals');
      const serves = Array.isArray(journals) && journals.includes(journal);
      if (serves) known.add(String(doc.get(field)));
    }
  }
  return known;
}

/**
 * `suggestAuthors`: authors of the press who have published on the manuscript's topics, the closest first. Its own
 * authors, people already invited and those in the journal's reviewer database are left out. Throws `Refused`.
 */
export async function suggestAuthors(
  ports: SubmissionPorts,
  person: Person,
  { submission: id }: { readonly submission: string },
): Promise<Answer> {
  const { db } = ports;
  const { submission, reviews } = await inTransaction(db, async (tx) => {
    const handled = await requireHandler(ports, tx, person, id);
    return { ...handled, reviews: await readReviews(db, tx, id) };
  });
  const topics = topicsOf(submission.title, submission);
  const facts = await readAuthorsFacts(db, submission, ports.now());
  const asked = new Set(reviews.map(({ reviewer }) => sameAddress(reviewer.email)));
  const judged = writersOf(await articlesOn(db, topics), new Set(topics))
    .map((writer) => ({ writer, conflicts: conflictsOf(writer) }))
    .filter(({ writer, conflicts }) => {
      const isAuthor = conflicts.some(({ kind }) => kind === 'author');
      return !isAuthor && !asked.has(sameAddress(writer.email));
    })
    .toSorted((a, b) => rank(b) - rank(a) || (a.writer.family < b.writer.family ? -1 : 1))
    .slice(0, VALUES_MOST);
  const known = await inBase(
    db,
    submission.journal,
    judged.map(({ writer }) => writer),
  );
  return {
    authors: judged
      .filter(({ writer }) => !known.has(writer.email) && !known.has(writer.orcid))
      .slice(0, PEOPLE_MOST)
      .map(({ writer, conflicts }) => ({ ...shown(writer), conflicts })),
  };

  function conflictsOf({ given, family, email, orcid, ror }: Writer): Suggested['conflicts'] {
    const more = { ...(ror ? { ror } : {}), ...(orcid ? { orcid } : {}) };
    const found = findConflicts(facts, { given, family, email, ...more }, person);
    // Without an address, an author of the manuscript can be recognised only by name.
    const isNamesake = submission.authors.some(
      (each) => each.given === given && each.family === family,
    );
    if (!isNamesake || found.some(({ kind }) => kind === 'author')) return found;
    return [{ kind: 'author', message: t('officeJobs.namesake') }, ...found];
  }
}

const rank = ({ writer, conflicts }: { writer: Writer; conflicts: readonly unknown[] }): number =>
  nearness(writer) - conflicts.length * 6;

function shown({ topics: _topics, ror: _ror, articles, ...writer }: Writer) {
  return {
    ...writer,
    articles: articles
      .slice(0, SHOWN_ARTICLES)
      .map(({ journal, issue, akey, title, published }) => ({
        ...{ journal, issue, akey, title, year: published.slice(0, 4) },
      })),
    articleCount: articles.length,
  };
}
