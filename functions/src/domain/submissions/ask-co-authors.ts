import type { CoAuthorAnswer, Submission } from '@quire/model/entities/submission';
import { type SubmissionEvent, submissionMove } from '@quire/model/states/moves/submission';
import { coAuthorKey, coAuthorsToAsk, namedAs } from '@quire/model/submission/co-author-standing';
import type { Transaction } from 'firebase-admin/firestore';
import { openBudget, type Spending } from '../../platform/throttle/spend-budget.ts';
import { type CoAuthorLink, newLinks } from './co-author-links.ts';
import type { SubmissionPorts } from './ports.ts';

export interface AskedCoAuthors {
  readonly submission: Submission;
  readonly links: readonly CoAuthorLink[];
  /** To be written with them. */
  readonly spending?: Spending;
}

/**
 * The authors to be asked to confirm when staff move the submission: everyone in the list who was not yet
 * asked under this name at this address. A mailbox that got many such mails today is skipped and asked
 * with the next move. `submitter`: their address, which needs no confirmation, empty where their account
 * is gone; null where no mail can be written.
 */
export async function askCoAuthors(
  ports: SubmissionPorts,
  tx: Transaction,
  event: SubmissionEvent,
  submission: Submission,
  submitter: string | null,
): Promise<AskedCoAuthors> {
  const asks = submissionMove(event).mails.includes('author/co-author-told');
  const waiting = asks && submitter !== null ? coAuthorsToAsk(submission, submitter) : [];
  if (waiting.length === 0) return { submission, links: [] };
  const spending = await openBudget(
    ports,
    tx,
    'co-author-mail',
    waiting.map(({ email }) => ({ account: submission.owner, mailbox: email })),
  );
  const asked = waiting.filter((_, place) => spending.allowed[place]);
  const at = ports.now().toISOString();
  const entries = asked.map((author) => {
    const key = coAuthorKey(author.email);
    const before = submission.coAuthors?.[key];
    // Asked under another name: an iD that they have proved is still theirs.
    const kept = before?.orcid ? { orcid: before.orcid } : {};
    const told: CoAuthorAnswer =
      // An objection remains until the same person changes it.
      before?.answer === 'objected'
        ? { ...before, named: namedAs(author) }
        : { ...kept, answer: 'told', at, named: namedAs(author) };
    return [key, told] as const;
  });
  return {
    spending,
    submission: {
      ...submission,
      coAuthors: { ...submission.coAuthors, ...Object.fromEntries(entries) },
    },
    links: newLinks(ports, asked),
  };
}
