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

/** To the editors: a decision that was recorded could not take effect. */
export const decisionFailed = mailTemplate({
  name: 'editor/decision-failed',
  schema: AboutSubmissionSchema.extend({ problems: z.string() }),
  sample: {
    ...SAMPLE_SUBMISSION,
    problems: 'That is not possible in the state in which the submission is now.',
  },
  render: (data, sender) =>
    mailAbout(data, sender, t('mailEditor.decisionFailedSubject'), [
      submissionParagraph(t('mailEditor.decisionFailedLead')),
      submissionParagraph(data.problems),
      submissionFacts(data),
      submissionParagraph(t('mailEditor.decisionFailedAgain')),
      openIt(data.url),
    ]),
});
