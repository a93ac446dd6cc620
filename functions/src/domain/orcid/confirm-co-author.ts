/**
 * A co-author proves their iD from the link of their mail. They may have no account: the link says who they are, and
 * only whoever has it can finish what it began. Nothing but the iD is kept.
 */
import { ACCOUNT_LINKS, coAuthorStateId } from '@quire/model/collections';
import { isOrcid } from '@quire/model/identifiers';
import { coAuthorKey, namedAs } from '@quire/model/submission/co-author-standing';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { requireBudget } from '../../platform/throttle/spend-budget.ts';
import { putRevocation } from '../accounts/forget-orcid.ts';
import { linkHash } from '../accounts/link.ts';
import { addProvedOrcid } from '../publishing/add-proved-orcid.ts';
import { reconcilePublication } from '../publishing/publish-article.ts';
import { followCoAuthorLink } from '../submissions/follow-co-author-link.ts';
import { submissionRef } from '../submissions/read-submission.ts';
import { startAttempt, useAttempt } from './attempt.ts';
import type { OrcidRecordPorts } from './orcid-ports.ts';

/** Signing in is all that is asked for. */
const SCOPES = ['/authenticate'] as const;

/**
 * Answers where the author of a link signs in. Throws `Refused`: `orcid/not-configured`, `account/throttled`,
 * `account/link-…`.
 */
export async function beginCoAuthor(ports: OrcidRecordPorts, token: string): Promise<string> {
  const { client, db, now } = ports;
  if (!client) throw new Refused('orcid/not-configured');
  const { author } = await inTransaction(db, (tx) => followCoAuthorLink(ports, tx, token));
  await requireBudget({ db, now }, 'orcid-co-author', { mailbox: author.email });
  const state = await startAttempt(ports, coAuthorStateId(linkHash(token)), 'co-author');
  return client.authorizeUrl(state, SCOPES);
}

interface Brought {
  readonly token: string;
  readonly code: string;
  readonly state: string;
}

/**
 * Stores the iD with the author of the link, in place of one that was typed, and with that author of the article where the
 * manuscript has become one. Throws `Refused`: as `beginCoAuthor`, and
 * `orcid/state-over` where the state is not of this link, or over; `orcid/unreachable`; `orcid/other-author` where the
 * list has another author with this iD.
 */
export async function finishCoAuthor(
  ports: OrcidRecordPorts,
  { token, code, state }: Brought,
): Promise<string> {
  const { client, db, log } = ports;
  if (!client) throw new Refused('orcid/not-configured');
  const link = db.collection(ACCOUNT_LINKS).doc(linkHash(token));
  await useAttempt(ports, coAuthorStateId(link.id), state);
  const granted = await client.exchange(code);
  if (granted === 'unreachable') throw new Refused('orcid/unreachable');
  if (granted === 'refused' || !isOrcid(granted.orcid)) throw new Refused('orcid/state-over');
  const { orcid, refresh } = granted;
  await inTransaction(db, async (tx) => putRevocation(ports, tx, refresh));
  const article = await inTransaction(db, async (tx) => {
    const { id, named, submission, author } = await followCoAuthorLink(ports, tx, token);
    const { authors, coAuthors = {} } = submission;
    if (authors.some((each) => each !== author && each.orcid === orcid))
      throw new Refused('orcid/other-author');
    const { email } = author;
    const addToArticle =
      submission.article && (await addProvedOrcid(ports, tx, submission.article, { orcid, email }));
    const proved = { ...author, orcid };
    const key = coAuthorKey(email);
    // The iD is part of the name that they were asked about: it changes with it, or they would be asked again.
    const renamed = (asked: string) => (asked === namedAs(author) ? namedAs(proved) : asked);
    const known = coAuthors[key] ?? { answer: 'told', at: ports.now().toISOString(), named };
    tx.update(submissionRef(db, id), {
      authors: authors.map((each) => (each === author ? proved : each)),
      coAuthors: { ...coAuthors, [key]: { ...known, named: renamed(known.named), orcid } },
    });
    tx.update(link, { named: renamed(named) });
    if (addToArticle) addToArticle();
    return submission.article;
  });
  log.info('orcid/co-author-confirmed', { article: article ?? '' });
  if (article) await markArticle(ports, article);
  return orcid;
}

/** Where it is published already, its page says so if it has this iD. */
async function markArticle(ports: OrcidRecordPorts, article: string): Promise<void> {
  const [journal = '', akey = ''] = article.split('~');
  await reconcilePublication(ports, journal, akey);
}
