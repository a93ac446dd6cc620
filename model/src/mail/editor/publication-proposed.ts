import { z } from 'zod';
import { t } from '../../messages/t.ts';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';
import { AboutArticleSchema, articleFacts, openArticle, SAMPLE_ARTICLE } from './about-article.ts';

/** To those who may confirm it: a colleague wants to publish an article that two people have to approve. */
export const publicationProposed = mailTemplate({
  name: 'editor/publication-proposed',
  schema: AboutArticleSchema.extend({
    proposer: z.string(),
    version: z.string(),
    why: z.string(),
  }),
  sample: {
    ...SAMPLE_ARTICLE,
    proposer: 'Otto Lind',
    version: '3',
    why: 'It is not based on a reviewed manuscript, and no second person has approved it.',
  },
  render: (data, sender) =>
    composeMail(
      t('mailEditor.publicationProposedSubject', { journal: data.journal }),
      [
        { kind: 'paragraph', text: t('mail.dear', { name: data.name }) },
        {
          kind: 'paragraph',
          text: t('mailEditor.publicationProposedLead', {
            proposer: data.proposer,
            version: data.version,
          }),
        },
        { kind: 'paragraph', text: data.why },
        articleFacts(data),
        openArticle(data),
      ],
      sender,
    ),
});
