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

/** To a member of staff: a colleague mentions them. The text itself is shown on the manuscript's page only. */
export const mentioned = mailTemplate({
  name: 'editor/mentioned',
  schema: AboutSubmissionSchema.extend({ from: z.string() }),
  sample: { ...SAMPLE_SUBMISSION, ...{ name: 'Edda Marchetti', from: 'Ada Brightwater' } },
  render: (data, sender) =>
    mailAbout(data, sender, t('mailEditor.mentionedSubject'), [
      submissionParagraph(t('mailEditor.mentionedLead', { from: data.from })),
      submissionFacts(data),
      submissionParagraph(t('mailEditor.mentionedWhere')),
      openIt(data.url),
    ]),
});
