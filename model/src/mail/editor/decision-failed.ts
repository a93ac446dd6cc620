import { z } from 'zod';
import {
  AboutSubmissionSchema,
  mailAbout,
  openIt,
  SAMPLE_SUBMISSION,
  submissionFacts,
  submissionParagraph,
} from '../author/about-submission.ts';
import { mailTemplate } from '../template.ts';

/** To the editors: a decision that was recorded could not take effect. */
export const decisionFailed = mailTemplate({
  name: 'editor/decision-failed',
  schema: AboutSubmissionSchema.extend({ problems: z.string() }),
  sample: {
    ...SAMPLE_SUBMISSION,
    problems: 'That is not possible in the state in which the submission is now.',
  },
  render: (data, sender) =>
    mailAbout(data, sender, 'the decision was not sent', [
      submissionParagraph(
        'A decision on this manuscript was recorded, but it could not take effect. The author has not been told, and the status of the manuscript has not changed. The reason is:',
      ),
      submissionParagraph(data.problems),
      submissionFacts(data),
      submissionParagraph('Please look at the manuscript and decide again.'),
      openIt(data.url),
    ]),
});
