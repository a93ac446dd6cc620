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

/** To a member of staff: a colleague mentions them. The text itself is shown on the manuscript's page only. */
export const mentioned = mailTemplate({
  name: 'editor/mentioned',
  schema: AboutSubmissionSchema.extend({ from: z.string() }),
  sample: { ...SAMPLE_SUBMISSION, ...{ name: 'Edda Marchetti', from: 'Ada Brightwater' } },
  render: (data, sender) =>
    mailAbout(data, sender, 'you are mentioned', [
      submissionParagraph(`${data.from} mentions you in a discussion beside this manuscript.`),
      submissionFacts(data),
      submissionParagraph('The discussion is on the manuscript’s page. Authors do not see it.'),
      openIt(data.url),
    ]),
});
