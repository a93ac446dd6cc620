import { z } from 'zod';
import { t } from '../../messages/t.ts';
import {
  AboutSubmissionSchema,
  letterBlocks,
  mailAbout,
  openIt,
  SAMPLE_SUBMISSION,
  submissionFacts,
  submissionParagraph,
} from '../author/about-submission.ts';
import { mailTemplate } from '../template.ts';

/** To an editor: a colleague has put it into their hands. */
export const handedOver = mailTemplate({
  name: 'editor/handed-over',
  schema: AboutSubmissionSchema.extend({ from: z.string(), note: z.string() }),
  sample: {
    ...SAMPLE_SUBMISSION,
    ...{ name: 'Edda Marchetti', from: 'Ada Brightwater' },
    note: 'Two reports are in. The third reviewer has asked for another week.',
  },
  render: (data, sender) =>
    mailAbout(data, sender, t('mailEditor.handedOverSubject'), [
      submissionParagraph(t('mailEditor.handedOverLead', { from: data.from })),
      ...letterBlocks(data.note),
      submissionFacts(data),
      openIt(data.url),
    ]),
});
