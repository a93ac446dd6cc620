import { z } from 'zod';
import {
  letterBlocks,
  mailAbout,
  openIt,
  submissionFacts,
  submissionParagraph,
} from '../author/about-submission.ts';
import { mailTemplate } from '../template.ts';
import { FromAuthorSchema, SAMPLE_FROM_AUTHOR } from './of-author.ts';

/** To the editors and the submitter: a person named as an author did not agree. */
export const coAuthorObjected = mailTemplate({
  name: 'editor/co-author-objected',
  schema: FromAuthorSchema.extend({ objector: z.string(), reason: z.string() }),
  sample: {
    ...SAMPLE_FROM_AUTHOR,
    objector: 'Maren Holt',
    reason: 'I have not seen the manuscript.',
  },
  render: (data, sender) =>
    mailAbout(data, sender, 'a co-author objects', [
      submissionParagraph(
        `${data.objector} is named as an author of this manuscript and objects to its submission.`,
      ),
      submissionFacts(data, ['Submitted by', data.submitter]),
      ...(data.reason ? [submissionParagraph('Their words:'), ...letterBlocks(data.reason)] : []),
      submissionParagraph('Please resolve this before the manuscript goes any further.'),
      openIt(data.url),
    ]),
});
