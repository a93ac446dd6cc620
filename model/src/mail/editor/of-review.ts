import {
  AboutSubmissionSchema,
  mailAbout,
  openIt,
  SAMPLE_SUBMISSION,
  submissionFacts,
  submissionParagraph,
} from '../author/about-submission.ts';
import type { MailParts, Sender } from '../compose.ts';
import { mailTemplate } from '../template.ts';

/**
 * What happens in a round of review is told without the reviewer's name: an editor who is an author of
 * the manuscript may read the outbox, and the submission's page says it to those who may know.
 */
interface Told {
  readonly name: string;
  readonly subject: () => string;
  readonly says: () => string;
}

/** A mail to the editors that tells one thing about a round of review. */
export const toldToEditors = ({ name, subject, says }: Told) =>
  mailTemplate({
    name,
    schema: AboutSubmissionSchema,
    sample: { ...SAMPLE_SUBMISSION, name: 'Edda Marchetti' },
    render: (data, sender: Sender): MailParts =>
      mailAbout(data, sender, subject(), [
        submissionParagraph(says()),
        submissionFacts(data),
        openIt(data.url),
      ]),
  });
