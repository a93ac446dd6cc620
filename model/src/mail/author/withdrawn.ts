import { mailTemplate } from '../template.ts';
import {
  AboutSubmissionSchema,
  mailAbout,
  openIt,
  paragraph,
  SAMPLE_SUBMISSION,
  submissionFacts,
} from './about-submission.ts';

/** To the submitter: it is withdrawn now, by their own wish. */
export const authorWithdrawn = mailTemplate({
  name: 'author/withdrawn',
  schema: AboutSubmissionSchema,
  sample: SAMPLE_SUBMISSION,
  render: (data, sender) =>
    mailAbout(data, sender, 'withdrawn', [
      paragraph(
        'Your submission is withdrawn, as you wished. You are free to send it elsewhere from now on.',
      ),
      submissionFacts(data),
      openIt(data.url),
    ]),
});
