import { z } from 'zod';
import { t } from '../../messages/t.ts';
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
    mailAbout(data, sender, t('mailEditor.decisionRecommendedSubject'), [
      submissionParagraph(t('mailEditor.decisionRecommendedLead', { from: data.from })),
      submissionFacts(data, [t('mail.recommendation'), data.recommendation]),
      submissionParagraph(t('mailEditor.decisionRecommendedReasons')),
      openIt(data.url),
    ]),
});
