import { z } from 'zod';
import { mailTemplate } from '../template.ts';
import { FromAuthorSchema, mailOfAuthor, SAMPLE_FROM_AUTHOR } from './of-author.ts';

/** To the editors: the author has written. */
export const editorMessage = mailTemplate({
  name: 'editor/message',
  schema: FromAuthorSchema.extend({ text: z.string() }),
  sample: {
    ...SAMPLE_FROM_AUTHOR,
    text: 'The data are on their way.',
  },
  render: (data, sender) =>
    mailOfAuthor(data, sender, {
      subject: 'a message from the author',
      lead: `${data.submitter} writes about “${data.title}”:`,
      words: data.text,
    }),
});
