import { mailTemplate } from '../template.ts';
import {
  AboutSubmissionSchema,
  mailAbout,
  openIt,
  SAMPLE_SUBMISSION,
  submissionFacts,
  submissionParagraph,
} from './about-submission.ts';

/** To the submitter: the time for the revision is over. */
export const lapsed = mailTemplate({
  name: 'author/lapsed',
  schema: AboutSubmissionSchema,
  sample: SAMPLE_SUBMISSION,
  render: (data, sender) =>
    mailAbout(data, sender, 'the deadline for your revision has passed', [
      submissionParagraph(
        'The revision of your manuscript was due some time ago and has not arrived, so the submission has been closed.',
      ),
      submissionFacts(data),
      submissionParagraph(
        'If you still want to revise it, write to the editor on the submission’s page. The editor can reopen it.',
      ),
      openIt(data.url),
    ]),
});
