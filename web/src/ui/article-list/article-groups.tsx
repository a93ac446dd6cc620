import type { ArticleCard } from '@quire/model/entities/published';
import { ArticleEntry, type ArticleEntryProps } from './article-entry.tsx';
import styles from './article-groups.module.css';

interface ArticleGroup {
  readonly heading: string;
  readonly cards: readonly ArticleCard[];
}

interface ArticleGroupsProps extends Pick<ArticleEntryProps, 'show'> {
  readonly groups: readonly ArticleGroup[];
  /** Names of journals by their key, on pages that mix journals. */
  readonly journals?: ReadonlyMap<string, string> | undefined;
}

/** Articles under headings that stand beside them: by type, by month. */
export function ArticleGroups({ groups, show, journals }: ArticleGroupsProps) {
  return groups.map(({ heading, cards }) => (
    <section key={heading} aria-label={heading} className={styles.group}>
      <h2 className={styles.heading}>{heading}</h2>
      <ol className={styles.cards}>
        {cards.map((card) => (
          <li key={`${card.journal} ${card.akey}`}>
            <ArticleEntry card={card} level={3} show={show} journal={journals?.get(card.journal)} />
          </li>
        ))}
      </ol>
    </section>
  ));
}
