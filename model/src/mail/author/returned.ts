import { z } from 'zod';
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
    mailWithLetter(data, sender, 'changes are needed', (letter) => [
      submissionParagraph(
        'Before an editor can read your manuscript, the editorial office asks for this:',
      ),
      ...letter,
      submissionFacts(data, ...(data.due ? [['Please answer by', data.due] as const] : [])),
      openIt(data.url, 'Correct it and resubmit'),
    ]),
});
