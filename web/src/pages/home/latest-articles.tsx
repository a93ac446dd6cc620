import type { ArticleCard } from '@quire/model/entities/published';
import { articleListPath } from '@quire/model/paths';
import { ArticleEntry } from '../../ui/article-list/article-entry.tsx';
import styles from './latest-articles.module.css';
import { SectionHead } from './section-head.tsx';

interface LatestArticlesProps {
  readonly cards: readonly ArticleCard[];
  readonly journalTitles: ReadonlyMap<string, string>;
}

/** The newest articles of all journals: the first with its opening sentences, the others in two columns. */
export function LatestArticles({ cards, journalTitles }: LatestArticlesProps) {
  const [first, ...rest] = cards;
  if (!first) return null;
  // Two columns that end together.
  const others = rest.slice(0, rest.length - (rest.length % 2));
  return (
    <section aria-labelledby="latest">
      <SectionHead
        id="latest"
        title="Latest articles"
        all={{ label: 'All articles', path: articleListPath() }}
        className={styles.heading}
      />
      <div className={styles.first}>
        <ArticleEntry
          card={first}
          level={3}
          show={['type', 'teaser', 'date']}
          journal={journalTitles.get(first.journal)}
        />
      </div>
      <div className={styles.others}>
        {others.map((card) => (
          <ArticleEntry
            key={`${card.journal}~${card.akey}`}
            card={card}
            level={3}
            show={['date']}
            journal={journalTitles.get(card.journal)}
          />
        ))}
      </div>
    </section>
  );
}
