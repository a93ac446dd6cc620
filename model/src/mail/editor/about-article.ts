import { z } from 'zod';
import { t } from '../../messages/t.ts';
import type { MailBlock } from '../compose.ts';

/** What every mail to staff about an article says. */
export const AboutArticleSchema = z.object({
  /** Whom it is written to. */
  name: z.string(),
  title: z.string(),
  journal: z.string(),
  /** The article in the office’s editor. */
  url: z.url(),
});
export type AboutArticle = z.infer<typeof AboutArticleSchema>;

export const SAMPLE_ARTICLE: AboutArticle = {
  name: 'Edda Marchetti',
  title: 'How tidal creeks drain',
  journal: 'Coastal Earth Systems',
  url: 'https://press.example/admin/article_editor?article=CES~creeks',
};

export const articleFacts = ({ title, journal }: AboutArticle): MailBlock => ({
  kind: 'facts',
  rows: [
    [t('mail.article'), title],
    [t('mail.journal'), journal],
  ],
});

export const openArticle = ({ url }: AboutArticle): MailBlock => ({
  kind: 'link',
  label: t('mail.openArticle'),
  url,
});
