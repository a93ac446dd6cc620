import { z } from 'zod';
import { t } from '../../messages/t.ts';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';
import { AboutArticleSchema, articleFacts, openArticle, SAMPLE_ARTICLE } from './about-article.ts';

/** To those who may confirm it: a colleague proposes to retract an article. */
export const retractionProposed = mailTemplate({
  name: 'editor/retraction-proposed',
  schema: AboutArticleSchema.extend({ proposer: z.string(), text: z.string() }),
  sample: {
    ...SAMPLE_ARTICLE,
    proposer: 'Otto Lind',
    text: 'The measurements of the second survey were made up.',
  },
  render: (data, sender) =>
    composeMail(
      t('mailEditor.retractionProposedSubject', { journal: data.journal }),
      [
        { kind: 'paragraph', text: t('mail.dear', { name: data.name }) },
        {
          kind: 'paragraph',
          text: t('mailEditor.retractionProposedLead', { proposer: data.proposer }),
        },
        articleFacts(data),
        { kind: 'paragraph', text: t('mailEditor.retractionProposedNotice') },
        { kind: 'paragraph', text: data.text },
        openArticle(data),
      ],
      sender,
    ),
});
