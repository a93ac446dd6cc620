/** Publishing by two people: one proposes a version, another publishes the very same. */
import { isDeepStrictEqual } from 'node:util';
import { SUBMISSIONS } from '@quire/model/collections';
import type { Article, ArticleVersion, Publication } from '@quire/model/entities/article';
import { block, type GateProblem } from '@quire/model/entities/gate-problem';
import {
  SECOND_PERSON_REASONS,
  type SecondPersonReason,
} from '@quire/model/entities/second-person-reasons';
import { publicationProposed } from '@quire/model/mail/editor/publication-proposed';
import { secondPersonReasons } from '@quire/model/publish-gate/second-person';
import type { Ports } from '../../platform/database/ports.ts';
import { withoutUndefined } from '../../platform/database/transaction.ts';
import type { Person, Principal } from '../access/principal.ts';
import { readPerson } from '../outbox/article-mail.ts';
import { namedAuthors } from '../publishing/named-authors.ts';
import type { ArticleChange } from './change-article.ts';
import { proposalMails } from './proposal-mails.ts';
import { readSavedVersion } from './read-article.ts';

/** What is to be published: the same from both people. */
export type Terms = Pick<Publication, 'event' | 'revision' | 'publishAt' | 'note' | 'notice'>;

interface Looked {
  readonly id: string;
  readonly article: Article;
  readonly version: ArticleVersion;
}

interface Consent {
  /** Why a second person has to want the same; empty: nobody has to. */
  readonly reasons: readonly SecondPersonReason[];
  /** Accounts of those whom the version names as its authors. */
  readonly authors: readonly string[];
  /** Of the schedule: what was agreed to when the time was set does not hold now. */
  readonly problem: GateProblem | null;
}

const DETAILS = { place: 'details', field: 'authors' } as const;

async function agreedVersion({ db }: Ports, { id, article }: Looked) {
  const { submission, agreedRevision } = article;
  // An accepted manuscript's article begins with what was accepted.
  const isFromManuscript =
    submission !== undefined && (await db.collection(SUBMISSIONS).doc(submission).get()).exists;
  const revision = agreedRevision ?? (isFromManuscript ? 1 : null);
  return revision === null ? null : readSavedVersion(db, id, revision);
}

/** Who has to agree that readers see this version. Reads; fails where the store does. */
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
    ? block('own-article', 'Whoever set the time is one of its authors.', DETAILS)
    : reasons.length > 0 && agreedBy === undefined
      ? block('second-person', 'A second person has to agree to this version first.', DETAILS)
      : null;
  return { reasons: problem ? reasons : [], authors, problem };
}

const termsOf = ({ event, revision, publishAt, note, notice }: Terms): object =>
  withoutUndefined({ event, revision, publishAt, note, notice });

const isProposed = ({ publication }: Article, terms: Terms): boolean =>
  publication !== undefined && isDeepStrictEqual(termsOf(publication), termsOf(terms));

/** Whether `principal` is the second of two people who want the same. */
export const isSecond = (article: Article, terms: Terms, { uid }: Pick<Person, 'uid'>): boolean =>
  isProposed(article, terms) && article.publication?.by !== uid;

/** The first of two: what they want waits, and the journal's other editors are told. */
export async function propose(
  ports: Ports,
  { uid: by }: Pick<Person, 'uid'>,
  article: Article,
  terms: Terms,
  { reasons, authors }: Pick<Consent, 'reasons' | 'authors'>,
  at: string,
): Promise<ArticleChange | { readonly done: true }> {
  if (isProposed(article, terms)) return { done: true };
  const why = reasons.map((reason) => SECOND_PERSON_REASONS[reason]).join(' ');
  const version = String(terms.revision);
  const mails = await proposalMails(ports, { ...article, authorUids: [...authors] }, by, at, {
    name: publicationProposed.name,
    render: (about, sender) => publicationProposed.render({ ...about, version, why }, sender),
  });
  return {
    fields: { publication: { ...terms, by, at, reasons: [...reasons] } },
    detail: { step: 'propose', revision: terms.revision, reasons },
    isBeside: true,
    mails,
  };
}

interface Agreement {
  /** What the article keeps of it. */
  fields(changed: ArticleChange['fields']): ArticleChange['fields'];
  /** What the audit says of it. */
  readonly detail: Readonly<Record<string, unknown>>;
}

/** Where it took a second person: who wanted it first, who agreed, and that this version is agreed to now. */
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
