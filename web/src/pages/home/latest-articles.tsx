import type { HomeDigest } from '@quire/model/entities/published';
import { t } from '@quire/model/messages/t';
import { articleListPath } from '@quire/model/paths';
import { ArticleEntry } from '../../ui/article-list/article-entry.tsx';
import styles from './latest-articles.module.css';
import { SectionHead } from './section-head.tsx';

interface LatestArticlesProps {
  readonly cards: HomeDigest['latest'];
  readonly journals: HomeDigest['journals'];
}

/** The newest articles of all journals: the first with its opening sentences, the others in two columns. */
export function LatestArticles({ cards, journals }: LatestArticlesProps) {
  const [first, ...rest] = cards;
  if (!first) return null;
  const named = new Map(journals.map((journal) => [journal.name, journal]));
  const of = ({ journal }: typeof first) => {
    const { fullname, hue } = named.get(journal) ?? {};
    return { journal: fullname, hue };
  };
  // Two columns that end together.
  const others = rest.slice(0, rest.length - (rest.length % 2));
  return (
    <section aria-labelledby="latest">
      <SectionHead
        id="latest"
        title={t('home.latest')}
        all={{ label: t('home.allArticles'), path: articleListPath() }}
        className={styles.heading}
      />
      <div className={styles.first}>
        <ArticleEntry
          {...of(first)}
          card={first}
          level={3}
          show={['type', 'teaser', 'date']}
          isFirst
        />
      </div>
      <div className={styles.others}>
        {others.map((card) => (
          <ArticleEntry
            key={`${card.journal}~${card.akey}`}
            {...of(card)}
            card={card}
            level={3}
            show={['date']}
          />
        ))}
      </div>
    </section>
  );
}
