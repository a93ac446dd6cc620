import { mailTemplate } from '../template.ts';
import {
  AboutSubmissionSchema,
  mailAbout,
  openIt,
  SAMPLE_SUBMISSION,
  submissionFacts,
  submissionParagraph,
} from './about-submission.ts';

/** To the submitter: it is withdrawn now, by their own wish. */
export const authorWithdrawn = mailTemplate({
  name: 'author/withdrawn',
  schema: AboutSubmissionSchema,
  sample: SAMPLE_SUBMISSION,
  render: (data, sender) =>
    mailAbout(data, sender, 'withdrawn', [
      submissionParagraph(
        'Your submission is withdrawn, as you wished. You are free to send it elsewhere from now on.',
      ),
      submissionFacts(data),
      openIt(data.url),
    ]),
});
