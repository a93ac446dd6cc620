/** Makes drafts of articles from accepted abstracts, in the issue of the proceedings. */
import { splitName } from '@quire/content/paper/person-name';
import { ABSTRACTS, ARTICLES, AUDIT, articleDocId } from '@quire/model/collections';
import { type Abstract, AbstractSchema } from '@quire/model/entities/abstract';
import { type ArticleContent, ArticleContentSchema } from '@quire/model/entities/article';
import type { Journal } from '@quire/model/entities/journal';
import { can } from '@quire/model/roles';
import { suggestDoi } from '@quire/model/suggest-doi';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import type { Person } from '../access/principal.ts';
import { readPermissions } from '../access/read-permissions.ts';
import { createDraft } from '../publishing/create-draft.ts';
import { requireIssue } from '../publishing/require-issue.ts';
import { requireContentStaff } from './committee-members.ts';
import { requireConference } from './conference-record.ts';
import type { AbstractPorts } from './save-abstract.ts';
import { beginningWith } from './stored-abstract.ts';

interface Asked {
  readonly conference: string;
  readonly after?: string | undefined;
}

/** The number of abstracts that one call handles. */
const PAPERS_AT_ONCE = 25;

/** Talks before posters, each by number: the prefixes in `Abstract.waits`. */
const ACCEPTED = ['talk', 'poster'] as const;

/**
 * The key of an abstract's article: always the same, so that nothing is drafted twice. It does not contain the title,
 * which may change before the paper is published.
 */
const paperKey = ({ ckey, number }: Abstract) => `${ckey.slice(0, 60)}-a${number}`;

interface Place {
  readonly journal: string;
  readonly issue: string;
}

/** The issue of the proceedings. Throws `Refused`: `input/invalid` if there is none, or the papers are in a book. */
function placeOf(proceedings: Awaited<ReturnType<typeof requireConference>>['proceedings']): Place {
  if (proceedings && 'journal' in proceedings) return proceedings;
  const message = 'First enter the journal and issue of the proceedings, and save.';
  throw new Refused('input/invalid', { problems: [{ field: 'proceedings', message }] });
}

/** The content of the article until its authors have sent the paper: the abstract and its authors. */
function contentOf(abstract: Abstract, journal: Journal): ArticleContent {
  const affiliations = [...new Set(abstract.authors.map(({ affiliation }) => affiliation))];
  const decided = abstract.log.findLast(({ did }) => did === 'talk' || did === 'poster');
  return ArticleContentSchema.parse({
    metadata: {
      title: abstract.title,
      abstract: abstract.text.slice(0, 6_000),
      ...(abstract.topic && { keywords: [abstract.topic.slice(0, 80)] }),
      authors: abstract.authors.map(({ name, affiliation, email, isPresenting }) => ({
        ...splitName(name),
        ...(email && { email }),
        affiliations: [affiliations.indexOf(affiliation)],
        corresponding: isPresenting,
      })),
      affiliations: affiliations.map((name) => ({ name })),
      dates: {
        received: abstract.submittedAt.slice(0, 10),
        ...(decided && { accepted: decided.at.slice(0, 10) }),
      },
      ...(journal.doiPrefix && {
        doi: suggestDoi(journal.doiPrefix, journal.name, paperKey(abstract)),
      }),
      licence: journal.licence,
    },
    markdown: '',
  });
}

/** Writes the draft if it does not exist yet. Returns whether it was written. */
function writeDraft(
  { db, now }: Pick<AbstractPorts, 'db' | 'now'>,
  abstract: Abstract,
  { place, journal, by }: { place: Place; journal: Journal; by: string },
): Promise<boolean> {
  const akey = paperKey(abstract);
  const id = articleDocId(place.journal, akey);
  const ref = db.collection(ARTICLES).doc(id);
  const content = contentOf(abstract, journal);
  return inTransaction(db, async (tx) => {
    if ((await tx.get(ref)).exists) return false;
    const at = now().toISOString();
    const named = { ...place, akey, authorUids: [abstract.owner] };
    createDraft(db, tx, named, { content, at, by });
    tx.create(db.collection(AUDIT).doc(), {
      ...{ action: 'article.start', at, by, article: id, record: `conferences/${abstract.ckey}` },
    });
    return true;
  });
}

/**
 * `draftPapers`: creates a draft in the proceedings' issue for each accepted abstract that has none, in batches: `next`
 * of the answer is the `after` of the next request. A later call drafts the abstracts accepted since. Throws `Refused`:
 * `access/denied`, `record/not-found`, `input/invalid` without an issue of proceedings, `article/issue-missing`.
 */
export async function draftPapers(
  { db, now }: Pick<AbstractPorts, 'db' | 'now'>,
  person: Person,
  { conference: ckey, after }: Asked,
): Promise<{ drafted: number; present: number; next?: string }> {
  requireContentStaff(person);
  const place = placeOf((await requireConference(db, ckey)).proceedings);
  const permissions = await readPermissions(db, place.journal);
  if (!can(person, 'article.edit', { journal: place.journal, permissions })) {
    throw new Refused('access/denied');
  }
  const journal = await requireIssue(db, place);
  const first = ACCEPTED.find((state) => after?.startsWith(`${ckey}~${state}~`)) ?? ACCEPTED[0];
  let drafted = 0;
  let looked = 0;
  for (const state of ACCEPTED.slice(ACCEPTED.indexOf(first))) {
    const found = await beginningWith(db.collection(ABSTRACTS), 'waits', `${ckey}~${state}`)
      .orderBy('waits')
      .startAfter(state === first ? (after ?? '') : '')
      .limit(PAPERS_AT_ONCE - looked)
      .get();
    for (const doc of found.docs) {
      const abstract = AbstractSchema.parse(doc.data());
      if (await writeDraft({ db, now }, abstract, { place, journal, by: person.uid })) drafted += 1;
      looked += 1;
      if (looked === PAPERS_AT_ONCE) {
        return { drafted, present: looked - drafted, next: abstract.waits };
      }
    }
  }
  return { drafted, present: looked - drafted };
}
