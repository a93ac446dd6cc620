import { z } from 'zod';
import { submissionParagraph } from '../author/about-submission.ts';
import { mailTemplate } from '../template.ts';
import { FromAuthorSchema, mailOfAuthor, SAMPLE_FROM_AUTHOR } from './of-author.ts';

/** To the editors: the author wishes to withdraw, and an editor has to confirm it. */
export const withdrawalRequested = mailTemplate({
  name: 'editor/withdrawal-requested',
  schema: FromAuthorSchema.extend({ reason: z.string() }),
  sample: {
    ...SAMPLE_FROM_AUTHOR,
    reason: 'We found an error in the calibration.',
  },
  render: (data, sender) =>
    mailOfAuthor(data, sender, {
      subject: 'withdrawal requested',
      lead: `${data.submitter} asks to withdraw this manuscript, for this reason:`,
      words: data.reason,
      after: [submissionParagraph('Please confirm it, or write to the author.')],
    }),
});
