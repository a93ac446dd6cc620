import { z } from 'zod';
import { mailTemplate } from '../template.ts';
import {
  AboutSubmissionSchema,
  letterBlocks,
  mailAbout,
  openIt,
  SAMPLE_SUBMISSION,
  submissionFacts,
  submissionParagraph,
} from './about-submission.ts';

/** To the submitter: it is withdrawn now, by their own wish. */
export const authorWithdrawn = mailTemplate({
  name: 'author/withdrawn',
  schema: AboutSubmissionSchema.extend({
    /** What the editor notes who withdrew it in the author's place; else nothing. */
    note: z.string(),
  }),
  sample: { ...SAMPLE_SUBMISSION, note: '' },
  render: (data, sender) =>
    mailAbout(data, sender, 'withdrawn', [
      submissionParagraph(
        'Your submission has been withdrawn, as you requested. You can now submit the manuscript elsewhere.',
      ),
      ...(data.note
        ? [
            submissionParagraph('The editor has withdrawn it for you, with this note:'),
            ...letterBlocks(data.note),
            submissionParagraph(
              'If you did not ask for this, write to the editor on the page of your submission.',
            ),
          ]
        : []),
      submissionFacts(data),
      openIt(data.url),
    ]),
});
