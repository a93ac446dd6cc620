import { z } from 'zod';
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
      `To confirm: a retraction in ${data.journal}`,
      [
        { kind: 'paragraph', text: `Dear ${data.name},` },
        {
          kind: 'paragraph',
          text: `${data.proposer} proposes to retract this article. A second person has to read the notice and confirm it.`,
        },
        articleFacts(data),
        { kind: 'paragraph', text: 'The notice:' },
        { kind: 'paragraph', text: data.text },
        openArticle(data),
      ],
      sender,
    ),
});
