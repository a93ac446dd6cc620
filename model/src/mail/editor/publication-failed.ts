import { z } from 'zod';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';
import { AboutArticleSchema, articleFacts, openArticle, SAMPLE_ARTICLE } from './about-article.ts';

/** To whoever scheduled it: the time has come, and the gate is closed. */
export const publicationFailed = mailTemplate({
  name: 'editor/publication-failed',
  schema: AboutArticleSchema.extend({
    /** When it should have appeared, in words. */
    when: z.string(),
    problems: z.array(z.string()),
  }),
  sample: {
    ...SAMPLE_ARTICLE,
    when: '1 June 2026, 09:00 UTC',
    problems: ['The issue is closed: open it again, or choose another.'],
  },
  render: (data, sender) =>
    composeMail(
      `Not published: ${data.title}`,
      [
        { kind: 'paragraph', text: `Dear ${data.name},` },
        {
          kind: 'paragraph',
          text: `This article was scheduled for ${data.when} and could not be published. The schedule is cancelled, and the article is a draft again.`,
        },
        articleFacts(data),
        { kind: 'paragraph', text: 'These problems prevent publication:' },
        { kind: 'paragraph', text: data.problems.map((problem) => `• ${problem}`).join('\n') },
        openArticle(data),
        {
          kind: 'paragraph',
          text: 'Fix the problems there and publish it, or choose another time.',
        },
      ],
      sender,
    ),
});
