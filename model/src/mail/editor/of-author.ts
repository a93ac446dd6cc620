import { z } from 'zod';
import { t } from '../../messages/t.ts';
import {
  type AboutSubmission,
  AboutSubmissionSchema,
  letterBlocks,
  mailAbout,
  openIt,
  SAMPLE_SUBMISSION,
  submissionFacts,
  submissionParagraph,
} from '../author/about-submission.ts';
import type { MailBlock, MailParts, Sender } from '../compose.ts';

/** What mails to the editors say besides: whose submission it is. */
export const FromAuthorSchema = AboutSubmissionSchema.extend({ submitter: z.string() });

export const SAMPLE_FROM_AUTHOR: AboutSubmission & { readonly submitter: string } = {
  ...SAMPLE_SUBMISSION,
  name: 'Edda Marchetti',
  submitter: 'Anselm Okoro',
};

interface Words {
  readonly subject: string;
  readonly lead: string;
  /** What the author typed. */
  readonly words: string;
  readonly after?: readonly MailBlock[];
}

/** A mail in which editors read an author's own words. */
export function mailOfAuthor(
  data: AboutSubmission & { readonly submitter: string },
  sender: Sender,
  { subject, lead, words, after = [] }: Words,
): MailParts {
  return mailAbout(data, sender, subject, [
    submissionParagraph(lead),
    submissionFacts(data, [t('mail.submittedBy'), data.submitter]),
    ...letterBlocks(words),
    ...after,
    openIt(data.url),
  ]);
}
