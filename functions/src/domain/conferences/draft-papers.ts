/** Makes papers of accepted abstracts: drafts of articles in the issue of the proceedings, or chapters of their book. */

import { ARTICLES, AUDIT, articleDocId } from '@quire/model/collections';
import type { Abstract } from '@quire/model/entities/abstract';
import { type ArticleContent, ArticleContentSchema } from '@quire/model/entities/article';
import type { Conference } from '@quire/model/entities/conference';
import type { Journal } from '@quire/model/entities/journal';
import { t } from '@quire/model/messages/t';
import { can } from '@quire/model/roles';
import { splitName } from '@quire/model/split-name';
import { suggestDoi } from '@quire/model/suggest-doi';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import type { Person } from '../access/principal.ts';
import { readPermissions } from '../access/read-permissions.ts';
import { createDraft } from '../publishing/create-draft.ts';
import { requireIssue } from '../publishing/require-issue.ts';
import type { RecordPorts } from '../records/ports.ts';
import { requireContentStaff } from './committee-members.ts';
import { requireConference } from './conference-record.ts';
import type { AbstractPorts } from './save-abstract.ts';
import { ACCEPTED, acceptedAbstracts } from './stored-abstract.ts';
import { writeChapters } from './write-chapters.ts';

interface Asked {
  readonly conference: string;
  readonly after?: string | undefined;
}

/** The number of abstracts that one call handles. */
const PAPERS_AT_ONCE = 25;

/**
 * The key of an abstract's article: always the same, so that nothing is drafted twice. It does not contain the title,
 * which may change before the paper is published.
 */
const paperKey = ({ ckey, number }: Abstract) => `${ckey.slice(0, 60)}-a${number}`;

interface Place {
  readonly journal: string;
  readonly issue: string;
}

/** The issue or book of the proceedings. Throws `Refused`: `input/invalid` if there is none. */
function placeOf({ proceedings }: Conference): Place | { readonly book: string } {
  if (proceedings) return proceedings;
  const message = t('officeRefusals.proceedingsNotChosen');
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
 * of the answer is the `after` of the next request. A later call drafts the abstracts accepted since. Of proceedings that
 * are a book, they become its chapters, all in one request. Throws `Refused`: `access/denied`, `record/…`,
 * `input/invalid` without proceedings or with too many chapters, `article/issue-missing`.
 */
export async function draftPapers(
  ports: RecordPorts,
  person: Person,
  { conference: ckey, after }: Asked,
): Promise<{ drafted: number; present: number; next?: string }> {
  requireContentStaff(person);
  const { db, now } = ports;
  const place = placeOf(await requireConference(db, ckey));
  if ('book' in place) return writeChapters(ports, person, { ckey, book: place.book });
  const permissions = await readPermissions(db, place.journal);
  if (!can(person, 'article.edit', { journal: place.journal, permissions })) {
    throw new Refused('access/denied');
  }
  const journal = await requireIssue(db, place);
  const first = ACCEPTED.find((state) => after?.startsWith(`${ckey}~${state}~`)) ?? ACCEPTED[0];
  let drafted = 0;
  let looked = 0;
  for (const state of ACCEPTED.slice(ACCEPTED.indexOf(first))) {
    const found = await acceptedAbstracts(db, ckey, state, {
      after: state === first ? (after ?? '') : '',
      most: PAPERS_AT_ONCE - looked,
    });
    for (const abstract of found) {
      if (await writeDraft({ db, now }, abstract, { place, journal, by: person.uid })) drafted += 1;
      looked += 1;
      if (looked === PAPERS_AT_ONCE) {
        return { drafted, present: looked - drafted, next: abstract.waits };
      }
    }
  }
  return { drafted, present: looked - drafted };
}
