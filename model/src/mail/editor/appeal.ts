import { z } from 'zod';
import { t } from '../../messages/t.ts';
import { mailTemplate } from '../template.ts';
import { FromAuthorSchema, mailOfAuthor, SAMPLE_FROM_AUTHOR } from './of-author.ts';

/** To the editors: the author appeals against the rejection. */
export const appeal = mailTemplate({
  name: 'editor/appeal',
  schema: FromAuthorSchema.extend({ letter: z.string() }),
  sample: {
    ...SAMPLE_FROM_AUTHOR,
    letter: 'The second report speaks of another data set.',
  },
  render: (data, sender) =>
    mailOfAuthor(data, sender, {
      subject: t('mailEditor.appealSubject'),
      lead: t('mailEditor.appealLead', { submitter: data.submitter }),
      words: data.letter,
    }),
});
