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

/** To a member of staff: a colleague gives them a task. The task is shown on the manuscript's page only. */
export const taskAssigned = mailTemplate({
  name: 'editor/task-assigned',
  schema: AboutSubmissionSchema.extend({ from: z.string(), due: z.string() }),
  sample: {
    ...SAMPLE_SUBMISSION,
    ...{ name: 'Edda Marchetti', from: 'Ada Brightwater', due: '4 September 2026' },
  },
  render: (data, sender) =>
    mailAbout(data, sender, t('mailEditor.taskAssignedSubject'), [
      submissionParagraph(t('mailEditor.taskAssignedLead', { from: data.from })),
      submissionFacts(data, ...(data.due ? [[t('mail.due'), data.due] as const] : [])),
      openIt(data.url),
    ]),
});
