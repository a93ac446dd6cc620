import type { ArticleCard, PublishedArticle } from '@quire/model/entities/published';
import { t } from '@quire/model/messages/t';
import { Link } from 'react-router';
import { ArticleTitle } from '../../../ui/article-list/article-title.tsx';
import { cardTextLanguage } from '../../../ui/article-list/card-text-language.ts';
import { signedNames } from '../../../ui/article-list/signed-names.ts';
import { pageAddress } from './addresses.ts';
import styles from './after-text.module.css';

/** Articles near to this one, nearest first. */
export function Related({ article: { related } }: { article: PublishedArticle }) {
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="related" className="no-print">
      <h2 id="related">{t('article.related')}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one */}
      <ul role="list" className={styles.related}>
        {related.map((card) => (
          <li key={`${card.journal} ${card.akey}`}>
            <Link to={pageAddress(card)}>
              <ArticleTitle article={card} />
            </Link>
            <span>{factsOf(card)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const factsOf = (card: ArticleCard): string => {
  const place = `${card.journal}, ${card.published.slice(0, 4)}`;
  return [signedNames(card), place, cardTextLanguage(card)].filter(Boolean).join(' · ');
};
