import { z } from 'zod';
import { t } from '../../messages/t.ts';
import { mailTemplate } from '../template.ts';
import {
  AboutSubmissionSchema,
  mailWithLetter,
  openIt,
  SAMPLE_SUBMISSION,
  submissionFacts,
  submissionParagraph,
} from './about-submission.ts';

/** To the submitter: the editorial office asks for changes before an editor reads it. */
export const returned = mailTemplate({
  name: 'author/returned',
  schema: AboutSubmissionSchema.extend({ letter: z.string(), due: z.string() }),
  sample: {
    ...SAMPLE_SUBMISSION,
    letter: 'Figure 2 is not among the files.\n\nPlease add it.',
    due: '1 July 2026',
  },
  render: (data, sender) =>
    mailWithLetter(data, sender, t('mailAuthor.returnedSubject'), (letter) => [
      submissionParagraph(t('mailAuthor.returnedLead')),
      ...letter,
      submissionFacts(data, ...(data.due ? [[t('mail.pleaseAnswerBy'), data.due] as const] : [])),
      openIt(data.url, t('mailAuthor.correctIt')),
    ]),
});
