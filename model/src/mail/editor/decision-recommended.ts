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

/** To those who decide: whoever handles the manuscript recommends a decision. */
export const decisionRecommended = mailTemplate({
  name: 'editor/decision-recommended',
  schema: AboutSubmissionSchema.extend({ from: z.string(), recommendation: z.string() }),
  sample: {
    ...SAMPLE_SUBMISSION,
    ...{ name: 'Edda Marchetti', from: 'Chidiebere Okafor', recommendation: 'Minor revision' },
  },
  render: (data, sender) =>
    mailAbout(data, sender, 'a decision is recommended', [
      submissionParagraph(`${data.from} handles this manuscript and recommends a decision.`),
      submissionFacts(data, ['Recommendation', data.recommendation]),
      submissionParagraph('The reasons are on the manuscript’s page, beside the decision.'),
      openIt(data.url),
    ]),
});
