import { z } from 'zod';
import { t } from '../../messages/t.ts';
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
      t('mailEditor.publicationFailedSubject', { title: data.title }),
      [
        { kind: 'paragraph', text: t('mail.dear', { name: data.name }) },
        {
          kind: 'paragraph',
          text: t('mailEditor.publicationFailedLead', { when: data.when }),
        },
        articleFacts(data),
        { kind: 'paragraph', text: t('mailEditor.publicationFailedProblems') },
        { kind: 'paragraph', text: data.problems.map((problem) => `• ${problem}`).join('\n') },
        openArticle(data),
        {
          kind: 'paragraph',
          text: t('mailEditor.publicationFailedFix'),
        },
      ],
      sender,
    ),
});
