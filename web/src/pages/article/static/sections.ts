import type { OutlineEntry, PublishedArticle } from '@quire/model/entities/published';
import { t } from '@quire/model/messages/t';
import { declarations } from '../../../ui/article/declarations.tsx';
import { descriptionsOf } from '../../../ui/article/descriptions.ts';

/** The entries of the section menu: two levels of the body, with what stands before and after it. */
export function articleSections(article: PublishedArticle, isNewest: boolean): OutlineEntry[] {
  const { own, readers = own } = descriptionsOf(article);
  const hasAbstract = own.abstractHtml !== '' || readers.abstractHtml !== '';
  const top = Math.min(...article.outline.map(({ level }) => level));
  return [
    ...(hasAbstract ? [{ id: 'abstract', text: t('article.abstract'), level: 1 }] : []),
    ...article.outline
      .filter(({ level }) => level <= top + 1)
      .map((entry) => ({ ...entry, level: entry.level - top + 1 })),
    ...(article.metadata.authors.some(({ credit }) => credit.length > 0)
      ? [{ id: 'contributions', text: t('article.contributions'), level: 1 }]
      : []),
    ...declarations(article.metadata).map(({ id, title }) => ({ id, text: title, level: 1 })),
    ...after(article, isNewest),
  ];
}

/** What stands below the declarations, as far as there is any of it. */
function after(article: PublishedArticle, isNewest: boolean): OutlineEntry[] {
  const parts: [id: string, text: string, isThere: boolean][] = [
    ['related-works', t('articleWords.relatedWorks'), article.metadata.relations.length > 0],
    ['peer-review', t('article.peerReview'), article.hasReviews === true],
    ['supplements', t('article.supplements'), (article.supplements ?? []).length > 0],
    ['cite', t('article.howToCite'), isNewest],
    ['versions', t('article.versions'), article.versions.length > 1],
    ['metrics', t('article.metrics'), isNewest && article.metrics !== undefined],
    ['cited-by', t('article.citedBy'), isNewest && article.citedBy !== undefined],
    ['comments', t('article.comments'), isNewest && article.annotations === 'comments'],
    ['related', t('article.related'), article.related.length > 0],
  ];
  return parts.flatMap(([id, text, isThere]) => (isThere ? [{ id, text, level: 1 }] : []));
}
