import { ACCOUNT_LINKS } from '@quire/model/collections';
import type { DraftAuthor, Submission } from '@quire/model/entities/submission';
import { coAuthorKey } from '@quire/model/submission/co-author-standing';
import type { Transaction } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { LinkSchema, linkHash, linkState, requireValid } from '../accounts/link.ts';
import type { SubmissionPorts } from './ports.ts';
import { readSubmission, submissionRef } from './read-submission.ts';

const PURPOSE = ['co-author'] as const;

export interface CoAuthorLinked {
  readonly id: string;
  readonly isUsed: boolean;
  /** The name that the mail with the link used. */
  readonly named: string;
  readonly submission: Submission;
  readonly author: DraftAuthor;
}

/** The author of a link. Throws `account/link-…`; an answered link is still valid. */
export async function followCoAuthorLink(
  ports: Pick<SubmissionPorts, 'db' | 'now'>,
  tx: Transaction,
  token: string,
): Promise<CoAuthorLinked> {
  const { db, now } = ports;
  const link = readRecord(
    await tx.get(db.collection(ACCOUNT_LINKS).doc(linkHash(token))),
    LinkSchema,
  );
  const state = linkState(link, PURPOSE, now());
  if (state !== 'used') requireValid(state);
  else if (link && link.expiresAt <= now().toISOString()) throw new Refused('account/link-expired');
  const id = link?.submission ?? '';
  const snapshot = id ? await tx.get(submissionRef(db, id)) : null;
  // The draft was deleted, or the author was replaced by another person.
  if (!link || !snapshot?.exists) throw new Refused('account/link-unknown');
  const submission = readSubmission(snapshot);
  // By the address alone: the submitter's browser can give the rows other ids and names.
  const author = submission.authors.find((each) => coAuthorKey(each.email) === link.email);
  if (!author) throw new Refused('account/link-unknown');
  return { id, isUsed: state === 'used', named: link.named ?? '', submission, author };
}
