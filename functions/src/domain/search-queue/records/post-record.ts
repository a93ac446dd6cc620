import { PublishedPostSchema } from '@quire/model/entities/post';
import { postPath } from '@quire/model/paths';
import type { PostSearch } from '@quire/model/search/search-record';
import { distinct, formsOf, secondsOf, spellingsOf, yearOfDay } from './record-parts.ts';

const SourceSchema = PublishedPostSchema.pick({
  kind: true,
  skey: true,
  title: true,
  summary: true,
  author: true,
  categories: true,
  tags: true,
  journal: true,
  published: true,
  language: true,
});

export const POST_FIELDS = Object.keys(SourceSchema.shape);

/** The search record of `publishedPosts/{kind~skey}`; null for a translation. Throws `z.ZodError`. */
export function postRecord(objectID: string, data: unknown): PostSearch | null {
  const post = SourceSchema.parse(data);
  if (post.language) return null;
  const authors = distinct([post.author]);
  return {
    objectID,
    kind: post.kind,
    title: post.title,
    ...formsOf([post.title, ...post.tags]),
    path: postPath(post.kind, post.skey),
    codes: [],
    date: secondsOf(post.published),
    year: yearOfDay(post.published),
    authors,
    authorsFolded: spellingsOf(authors),
    subjects: post.categories,
    keywords: post.tags,
    ...(post.journal ? { journalKey: post.journal } : {}),
    abstract: post.summary,
  };
}
