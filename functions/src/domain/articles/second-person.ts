/** Publishing by two people: one proposes a version, another publishes the same version. */
import { isDeepStrictEqual } from 'node:util';
import { SUBMISSIONS } from '@quire/model/collections';
import type { Article, ArticleVersion, Publication } from '@quire/model/entities/article';
import { block, type GateProblem } from '@quire/model/entities/gate-problem';
import {
  SECOND_PERSON_REASONS,
  type SecondPersonReason,
} from '@quire/model/entities/second-person-reasons';
import { publicationProposed } from '@quire/model/mail/editor/publication-proposed';
import { gateWords } from '@quire/model/publish-gate/gate-remarks';
import { secondPersonReasons } from '@quire/model/publish-gate/second-person';
import type { Ports } from '../../platform/database/ports.ts';
import { withoutUndefined } from '../../platform/database/transaction.ts';
import type { Person, Principal } from '../access/principal.ts';
import { readPerson } from '../outbox/article-mail.ts';
import { namedAuthors } from '../publishing/named-authors.ts';
import type { ArticleChange } from './change-article.ts';
import { proposalMails } from './proposal-mails.ts';
import { readSavedVersion } from './read-article.ts';

/** What is to be published: it must be identical for both people. */
export type Terms = Pick<Publication, 'event' | 'revision' | 'publishAt' | 'note' | 'notice'>;

interface Looked {
  readonly id: string;
  readonly article: Article;
  readonly version: ArticleVersion;
}

interface Consent {
  /** The reasons for requiring a second person; empty if none is required. */
  readonly reasons: readonly SecondPersonReason[];
  /** Accounts of those whom the version names as its authors. */
  readonly authors: readonly string[];
  /** For the schedule: the agreement given when the time was set no longer applies. */
  readonly problem: GateProblem | null;
}

const DETAILS = { place: 'details', field: 'authors' } as const;

async function agreedVersion({ db }: Ports, { id, article }: Looked) {
  const { submission, agreedRevision } = article;
  // The first version of an accepted manuscript's article is the accepted text.
  const isFromManuscript =
    submission !== undefined && (await db.collection(SUBMISSIONS).doc(submission).get()).exists;
  const revision = agreedRevision ?? (isFromManuscript ? 1 : null);
  return revision === null ? null : readSavedVersion(db, id, revision);
}

/**
 * Whether a second person has to agree to the publication of this version, and why. Reads; fails if the storage fails.
 */
export async function consentTo(
  ports: Ports,
  principal: Principal,
  looked: Looked,
): Promise<Consent> {
  const { article, version } = looked;
  const { scheduled } = article;
  const publisher = principal === 'system' ? scheduled?.by : principal.uid;
  const name = publisher ? ((await readPerson(ports.db, publisher))?.name ?? '') : '';
  const reasons = secondPersonReasons(await agreedVersion(ports, looked), version, name);
  const authors = await namedAuthors(ports.db, version.metadata.authors);
  if (principal !== 'system') return { reasons, authors, problem: null };
  const { by = '', agreedBy } = scheduled ?? {};
  const isByAuthor = [by, agreedBy].some((uid) => uid !== undefined && authors.includes(uid));
  const problem = isByAuthor
    ? block('own-article', gateWords('gate/scheduled-by-author', {}), DETAILS)
    : reasons.length > 0 && agreedBy === undefined
      ? block('second-person', gateWords('gate/second-person-needed', {}), DETAILS)
      : null;
  return { reasons: problem ? reasons : [], authors, problem };
}

const termsOf = ({ event, revision, publishAt, note, notice }: Terms): object =>
  withoutUndefined({ event, revision, publishAt, note, notice });

const isProposed = ({ publication }: Article, terms: Terms): boolean =>
  publication !== undefined && isDeepStrictEqual(termsOf(publication), termsOf(terms));

/** Whether `principal` is the second of two people who request the same. */
export const isSecond = (article: Article, terms: Terms, { uid }: Pick<Person, 'uid'>): boolean =>
  isProposed(article, terms) && article.publication?.by !== uid;

/** The first of two: the proposal is stored, and the journal's other editors are notified. */
export async function propose(
  ports: Ports,
  { uid: by }: Pick<Person, 'uid'>,
  article: Article,
  terms: Terms,
  { reasons, authors }: Pick<Consent, 'reasons' | 'authors'>,
  at: string,
): Promise<ArticleChange | { readonly done: true }> {
  if (isProposed(article, terms)) return { done: true };
  const why = () => reasons.map((reason) => SECOND_PERSON_REASONS[reason]).join(' ');
  const version = String(terms.revision);
  const mails = await proposalMails(ports, { ...article, authorUids: [...authors] }, by, at, {
    name: publicationProposed.name,
    render: (about, sender) =>
      publicationProposed.render({ ...about, version, why: why() }, sender),
  });
  return {
    fields: { publication: { ...terms, by, at, reasons: [...reasons] } },
    detail: { step: 'propose', revision: terms.revision, reasons },
    isBeside: true,
    mails,
  };
}

interface Agreement {
  /** The proposal as stored in the article. */
  fields(changed: ArticleChange['fields']): ArticleChange['fields'];
  /** The entry in the audit log. */
  readonly detail: Readonly<Record<string, unknown>>;
}

/** If a second person was required: who proposed it, who agreed, and that this version is now agreed. */
export function agreementOf(
  { publication: first }: Pick<Article, 'publication'>,
  { revision }: Terms,
  reasons: readonly SecondPersonReason[],
  principal: Principal,
): Agreement {
  if (reasons.length === 0 || !first || principal === 'system') {
    return { fields: () => ({}), detail: {} };
  }
  return {
    fields: ({ scheduled }) => ({
      agreedRevision: revision,
      ...(scheduled ? { scheduled: { revision, by: first.by, agreedBy: principal.uid } } : {}),
    }),
    detail: { reasons, proposedBy: first.by, proposedAt: first.at },
  };
}
