import { ARTICLE_TYPES } from '@quire/model/article-types';
import type { AboutSubmission } from '@quire/model/mail/author/about-submission';
import type { MailParts, Sender } from '@quire/model/mail/compose';
import { appeal } from '@quire/model/mail/editor/appeal';
import { newSubmission } from '@quire/model/mail/editor/new-submission';
import { proofApproved } from '@quire/model/mail/editor/proof-approved';
import { proofCorrected } from '@quire/model/mail/editor/proof-corrected';
import { revisionReceived } from '@quire/model/mail/editor/revision-received';
import { transferDeclined } from '@quire/model/mail/editor/transfer-declined';
import { withdrawalRequested } from '@quire/model/mail/editor/withdrawal-requested';
import { editorWithdrawn } from '@quire/model/mail/editor/withdrawn';
import type { SubmissionMail } from '@quire/model/states/moves/move';
import { eventReason } from '@quire/model/submission/event-reason';
import type { Said } from './author-mails.ts';
import type { SubmissionStep } from './step.ts';

export type ToEditor = Extract<SubmissionMail, `editor/${string}`>;

/** One of the mails that an author's move sends to the editors. */
export function editorMail(
  template: ToEditor,
  about: AboutSubmission & { readonly submitter: string },
  { event, after }: SubmissionStep,
  { letter, reason, correctionsIn }: Said,
  sender: Sender,
  /** Whether the manuscript is assigned to the recipient. */
  isAssigned: boolean,
): MailParts {
  switch (template) {
    case 'editor/new-submission': {
      const type = after.articleType === '' ? '' : ARTICLE_TYPES[after.articleType];
      const isAgain = event === 'resubmit';
      return newSubmission.render({ ...about, type, isAgain, isAssigned }, sender);
    }
    case 'editor/revision-received':
      return revisionReceived.render(about, sender);
    case 'editor/transfer-declined':
      return transferDeclined.render(about, sender);
    case 'editor/proof-approved':
      return proofApproved.render(about, sender);
    case 'editor/proof-corrected':
      return proofCorrected.render(
        { ...about, corrections: eventReason({ reason, correctionsIn }) },
        sender,
      );
    case 'editor/withdrawal-requested':
      return withdrawalRequested.render({ ...about, reason }, sender);
    case 'editor/withdrawn':
      return editorWithdrawn.render({ ...about, reason }, sender);
    case 'editor/appeal':
      return appeal.render({ ...about, letter }, sender);
  }
}
