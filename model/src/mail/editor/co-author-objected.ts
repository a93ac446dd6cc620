import { z } from 'zod';
import { t } from '../../messages/t.ts';
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
    mailAbout(data, sender, t('mailEditor.coAuthorObjectedSubject'), [
      submissionParagraph(t('mailEditor.coAuthorObjectedLead', { objector: data.objector })),
      submissionFacts(data, [t('mail.submittedBy'), data.submitter]),
      ...(data.reason
        ? [submissionParagraph(t('mailEditor.coAuthorObjectedWords')), ...letterBlocks(data.reason)]
        : []),
      submissionParagraph(t('mailEditor.coAuthorObjectedResolve')),
      openIt(data.url),
    ]),
});
