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

/** To the journal's chief editors: it no longer has a handling editor. */
export const handedBack = mailTemplate({
  name: 'editor/handed-back',
  schema: AboutSubmissionSchema.extend({ from: z.string(), note: z.string() }),
  sample: {
    ...SAMPLE_SUBMISSION,
    ...{ name: 'Edda Marchetti', from: 'Emil Sund' },
    note: 'This is outside my field. An editor who knows sediment transport should take it.',
  },
  render: (data, sender) =>
    mailAbout(data, sender, t('mailEditor.handedBackSubject'), [
      submissionParagraph(t('mailEditor.handedBackLead', { from: data.from })),
      ...letterBlocks(data.note),
      submissionFacts(data),
      openIt(data.url),
    ]),
});
