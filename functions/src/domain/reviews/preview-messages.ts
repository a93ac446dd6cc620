/** What a message about several submissions would send, and to how many, before it is sent. */
import type { CALLS } from '@quire/model/calls/calls';
import { REVIEW_MESSAGES_MAX } from '@quire/model/entities/review-message';
import type { ErrorCode } from '@quire/model/errors';
import { messageToReviewer } from '@quire/model/mail/reviewer/message';
import { REVIEWER_AUDIENCES, type ReviewerAudience } from '@quire/model/states/reviewer-audiences';
import type { z } from 'zod';
import { atOnce } from '../../platform/database/at-once.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import type { Person } from '../access/principal.ts';
import { asReceived } from '../outbox/as-received.ts';
import type { NewMail } from '../outbox/enqueue-mail.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { mailsToAuthor } from '../submissions/send-message.ts';
import { reviewsOfRound } from './each-review.ts';
import { requireHandler } from './require-handler.ts';
import { readReviewLetters } from './review-letters.ts';

type Asked = z.output<typeof CALLS.previewMessages.request>;
type Answer = z.input<typeof CALLS.previewMessages.response>;

const AT_ONCE = 8;
/** No mail is written, so no request is repeated. */
const KEY = 'preview';

/** What one submission contributes. */
interface Part {
  readonly submission: string;
  /** Of each mail. */
  readonly addresses: readonly string[];
  readonly example: () => Promise<NewMail | undefined>;
}

async function toAuthors(
  ports: SubmissionPorts,
  person: Person,
  submission: string,
  text: string,
): Promise<Part> {
  const mails = await mailsToAuthor(ports, person, { submission, key: KEY, text });
  return { submission, addresses: mails.flatMap(({ to }) => to), example: async () => mails[0] };
}

/**
 * The mail to a reviewer who is made up: who reviews a manuscript is noted when staff look at it, and a reviewer's link
 * is for that reviewer alone.
 */
async function exampleToReviewer(
  ports: SubmissionPorts,
  person: Person,
  id: string,
  text: string,
): Promise<NewMail> {
  const { submission } = await inTransaction(ports.db, (tx) =>
    requireHandler(ports, tx, person, id),
  );
  const { sender, journal } = await readReviewLetters(ports, submission);
  const { name, url } = messageToReviewer.sample;
  const about = { name, url, title: submission.title, journal: journal.fullname, text };
  return {
    ...{ id: KEY, template: messageToReviewer.name, to: [], replyTo: journal.contactEmail },
    ...{ compose: () => messageToReviewer.render(about, sender), wordsOf: journal.name },
  };
}

async function toReviewers(
  ports: SubmissionPorts,
  person: Person,
  submission: string,
  { to, text }: { readonly to: ReviewerAudience; readonly text: string },
): Promise<Part> {
  const states: readonly string[] = REVIEWER_AUDIENCES[to].states;
  const receivers = await reviewsOfRound(
    ports,
    person,
    submission,
    ({ state, messages }) => states.includes(state) && messages.length < REVIEW_MESSAGES_MAX,
  );
  if (receivers.length === 0) throw new Refused('review/nobody');
  return {
    submission,
    addresses: receivers.map(({ reviewer }) => reviewer.email),
    example: () => exampleToReviewer(ports, person, submission, text),
  };
}

/** Whether the caller may not write about a submission, or may not know of it. */
const isClosed = (code: ErrorCode | undefined) =>
  code === 'access/denied' || code === 'submission/not-found';

/**
 * `previewMessages`: counts whom `sendMessage` (`authors`) or `writeToReviewers` would write to, and shows one of the
 * mails. Submissions that the caller may not write about, or that have nobody to write to, are listed with the
 * reason. Nothing is written. Refuses as for one submission where the caller may write about none of them.
 */
export async function previewMessages(
  ports: SubmissionPorts,
  person: Person,
  { submissions, to, text }: Asked,
): Promise<Answer> {
  const ids = [...new Set(submissions)];
  const parts = new Map<string, Part>();
  const refusals = new Map<string, Refused>();
  await atOnce(AT_ONCE, ids, async (id) => {
    try {
      const part =
        to === 'authors'
          ? await toAuthors(ports, person, id, text)
          : await toReviewers(ports, person, id, { to, text });
      parts.set(id, part);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refusals.set(id, error);
    }
  });
  const closed = ids.map((id) => refusals.get(id)).filter((refused) => isClosed(refused?.code));
  if (closed.length === ids.length && closed[0]) throw closed[0];
  const found = ids.flatMap((id) => parts.get(id) ?? []);
  const addresses = found.flatMap((part) => part.addresses);
  const first = await found.find((part) => part.addresses.length > 0)?.example();
  return {
    mails: addresses.length,
    people: new Set(addresses).size,
    unmailed: found.filter((part) => part.addresses.length === 0).length,
    leftOut: ids.flatMap((submission) => {
      const reason = refusals.get(submission)?.message;
      return reason === undefined ? [] : [{ submission, reason }];
    }),
    example: first ? await asReceived(ports.db, first) : null,
  };
}
