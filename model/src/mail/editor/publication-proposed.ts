import { z } from 'zod';
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
      `To confirm: an article in ${data.journal}`,
      [
        { kind: 'paragraph', text: `Dear ${data.name},` },
        {
          kind: 'paragraph',
          text: `${data.proposer} proposes to publish version ${data.version} of this article. A second person has to read and publish it.`,
        },
        { kind: 'paragraph', text: data.why },
        articleFacts(data),
        openArticle(data),
      ],
      sender,
    ),
});
