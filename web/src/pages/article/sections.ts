import type { OutlineEntry, PublishedArticle } from '@quire/model/entities/published';

/** Ids of the elements that hold the long texts. */
export const ABSTRACT = 'article-abstract';
export const BODY = 'article-body';

/** A statement at the end of an article. */
export interface Declaration {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** What the authors declare, in the order in which it stands; what they leave out is left out. */
export function declarations({ metadata }: PublishedArticle): Declaration[] {
  return [
    { id: 'acknowledgements', title: 'Acknowledgements', text: metadata.acknowledgements },
    { id: 'funding', title: 'Funding', text: metadata.funding },
    { id: 'conflicts', title: 'Conflicts of interest', text: metadata.coiStatement },
    { id: 'data', title: 'Data availability', text: metadata.dataAvailability },
    { id: 'ethics', title: 'Ethics', text: metadata.ethics },
  ].flatMap(({ text, ...rest }) => (text ? [{ ...rest, text }] : []));
}

/** The entries of the section menu: two levels of the body, with what stands before and after it. */
export function articleSections(article: PublishedArticle, hasAbstract: boolean): OutlineEntry[] {
  const top = Math.min(...article.outline.map(({ level }) => level));
  return [
    ...(hasAbstract ? [{ id: 'abstract', text: 'Abstract', level: 1 }] : []),
    ...article.outline
      .filter(({ level }) => level <= top + 1)
      .map((entry) => ({ ...entry, level: entry.level - top + 1 })),
    ...declarations(article).map(({ id, title }) => ({ id, text: title, level: 1 })),
    { id: 'cite', text: 'How to cite', level: 1 },
  ];
}
