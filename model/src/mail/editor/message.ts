import { z } from 'zod';
import { t } from '../../messages/t.ts';
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
      subject: t('mailEditor.messageSubject'),
      lead: t('mailEditor.messageLead', { submitter: data.submitter, title: data.title }),
      words: data.text,
    }),
});
