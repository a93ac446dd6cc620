import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';
import {
  AboutSubmissionSchema,
  greeting,
  numbered,
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
    composeMail(
      numbered(data.number, 'withdrawn'),
      [
        greeting(data.name),
        paragraph(
          'Your submission is withdrawn, as you wished. You are free to send it elsewhere from now on.',
        ),
        submissionFacts(data),
        openIt(data.url),
      ],
      sender,
    ),
});
