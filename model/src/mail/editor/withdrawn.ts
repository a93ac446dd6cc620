import { z } from 'zod';
import { mailTemplate } from '../template.ts';
import { FromAuthorSchema, mailOfAuthor, SAMPLE_FROM_AUTHOR } from './of-author.ts';

/** To the editors: the author has withdrawn it. */
export const editorWithdrawn = mailTemplate({
  name: 'editor/withdrawn',
  schema: FromAuthorSchema.extend({ reason: z.string() }),
  sample: {
    ...SAMPLE_FROM_AUTHOR,
    reason: 'We found an error in the calibration.',
  },
  render: (data, sender) =>
    mailOfAuthor(data, sender, {
      subject: 'withdrawn',
      lead: `${data.submitter} has withdrawn this manuscript, for this reason:`,
      words: data.reason,
    }),
});
