import { z } from 'zod';
import { t } from '../../messages/t.ts';
import { mailTemplate } from '../template.ts';
import {
  AboutSubmissionSchema,
  letterBlocks,
  mailAbout,
  openIt,
  SAMPLE_SUBMISSION,
  submissionParagraph,
} from './about-submission.ts';

/** To the submitter: the journal's editors have written. */
export const authorMessage = mailTemplate({
  name: 'author/message',
  schema: AboutSubmissionSchema.extend({ from: z.string(), text: z.string() }),
  sample: {
    ...SAMPLE_SUBMISSION,
    from: 'Coastal Earth Systems',
    text: 'Could you send us the data behind figure 3?',
  },
  render: (data, sender) =>
    mailAbout(data, sender, t('mailAuthor.messageSubject', { from: data.from }), [
      submissionParagraph(t('mailAuthor.messageLead', { from: data.from, title: data.title })),
      ...letterBlocks(data.text),
      openIt(data.url, t('mailAuthor.answerMessage')),
      submissionParagraph(t('mailAuthor.messageSwitchOff')),
    ]),
});
