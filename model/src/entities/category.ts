import { z } from 'zod';
import { t } from '../messages/t.ts';
import { URL_KEY } from '../url-key.ts';

/** What a category is of: subjects of journals and books, news, the blog. */
export const CATEGORY_KINDS = ['subject', 'news', 'blog'] as const;
export type CategoryKind = (typeof CATEGORY_KINDS)[number];

/** `categories/{kind~slug}`: a branch of a tree. */
export const CategorySchema = z
  .object({
    kind: z.enum(CATEGORY_KINDS),
    slug: z
      .string()
      .regex(URL_KEY, { error: () => t('fields.keyForm') })
      .max(60),
    name: z
      .string()
      .trim()
      .min(1, { error: () => t('fields.enterAName') })
      .max(80),
    /** The slug of the one above it; empty at the top. */
    parent: z.union([z.literal(''), z.string().regex(URL_KEY).max(60)]).default(''),
    /** Among its neighbours. */
    order: z.number().int().min(0).max(10_000).default(0),
  })
  .refine(({ slug, parent }) => slug !== parent, {
    error: () => t('fields.categoryBelowItself'),
    path: ['parent'],
  });
export type Category = z.infer<typeof CategorySchema>;
