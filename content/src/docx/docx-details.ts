import {
  type ArticleMetadata,
  ArticleMetadataSchema,
  AuthorSchema,
} from '@quire/model/entities/article';
import type { FirstPage } from './read-first-page.ts';

type Details = Pick<Partial<ArticleMetadata>, 'authors' | 'affiliations' | 'keywords'>;

/** What the first page of a manuscript says of its authors, as an article's metadata has it. Doubtful parts are left out. */
export function detailsOfFirstPage({ authors, affiliations, keywords }: FirstPage): Details {
  const { shape } = ArticleMetadataSchema;
  const people = authors.flatMap(({ orcid, email, ...author }) => {
    const plain = AuthorSchema.safeParse({ ...author, affiliations: [...author.affiliations] });
    if (!plain.success) return [];
    const full = AuthorSchema.safeParse({
      ...plain.data,
      ...(orcid ? { orcid } : {}),
      ...(email ? { email } : {}),
    });
    return [full.data ?? plain.data];
  });
  const places =
    shape.affiliations.safeParse(
      affiliations.map((name) => ({ name: name.replace(/[\s;,.]+$/, '') })),
    ).data ?? [];
  const words = shape.keywords.safeParse([...new Set(keywords)]).data ?? [];
  return {
    ...(people.length > 0 ? { authors: people } : {}),
    ...(people.length > 0 && places.length > 0 ? { affiliations: places } : {}),
    ...(words.length > 0 ? { keywords: words } : {}),
  };
}

/** What a title page says again: its own heading, the abstract's and the keywords'. */
const OF_THE_PAGE = /^(abstract|summary|key\s?-?words?|index terms)\b/i;

/** The beginning of a text up to its first section, where the first page said something; empty where there is none. */
export function titlePageIn(markdown: string, { title, authors, abstract }: FirstPage): string {
  if (!title || (authors.length === 0 && abstract === '')) return '';
  const headings = [...markdown.matchAll(/^#{1,6}[ \t]+(.+)$/gm)];
  const first = headings.find(([, words = '']) => {
    const plain = words.replace(/[*_]/g, '').trim();
    return !OF_THE_PAGE.test(plain) && plain !== title;
  });
  return first ? markdown.slice(0, first.index) : '';
}
