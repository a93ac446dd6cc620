import { z } from 'zod';
import { t } from '../../messages/t.ts';
import { composeMail, type MailBlock, type MailParts, type Sender } from '../compose.ts';

/**
 * What every mail to a reviewer says: to whom, for which journal, about which manuscript. Its subject
 * names the journal alone: staff see subjects in the outbox, and one of them may be an author.
 */
export const AboutReviewSchema = z.object({
  name: z.string(),
  title: z.string(),
  journal: z.string(),
  /** The reviewer's own link, where the mail has one. */
  url: z.url(),
});
export type AboutReview = z.infer<typeof AboutReviewSchema>;

export const SAMPLE_REVIEW: AboutReview = {
  name: 'Ruth Vasquez',
  title: 'How tidal creeks drain',
  journal: 'Coastal Earth Systems',
  url: 'https://press.example/reviewer/review#token',
};

/** The manuscript in two lines, with more below where there is more to say. */
export function reviewFacts(
  { title, journal }: Pick<AboutReview, 'title' | 'journal'>,
  ...more: readonly (readonly [string, string])[]
): MailBlock {
  return {
    kind: 'facts',
    rows: [[t('mail.manuscript'), title], [t('mail.journal'), journal], ...more],
  };
}

/** The mail as a whole, with its greeting. */
export function mailToReviewer(
  { name }: Pick<AboutReview, 'name'>,
  sender: Sender,
  subject: string,
  blocks: readonly MailBlock[],
): MailParts {
  return composeMail(
    subject,
    [{ kind: 'paragraph', text: t('mail.dear', { name }) }, ...blocks],
    sender,
  );
}

/** The note below a personal link. */
export const keepIt = (): MailBlock => ({
  kind: 'paragraph',
  text: t('mailReviewer.keepLink'),
});
