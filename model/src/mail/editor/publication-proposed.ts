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
    why: 'There is no manuscript behind it that was reviewed, and nobody else has agreed to it.',
  },
  render: (data, sender) =>
    composeMail(
      `To confirm: an article in ${data.journal}`,
      [
        { kind: 'paragraph', text: `Dear ${data.name},` },
        {
          kind: 'paragraph',
          text: `${data.proposer} asks to publish version ${data.version} of this article. A second person has to read it and publish it.`,
        },
        { kind: 'paragraph', text: data.why },
        articleFacts(data),
        openArticle(data),
      ],
      sender,
    ),
});
