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
  /** The journals' colours by their key. */
  readonly hues: ReadonlyMap<string, number>;
}

/** Articles under headings that stand beside them: by type, by month. */
export function ArticleGroups({ groups, show, journals, hues }: ArticleGroupsProps) {
  // A list in which no article has a figure would be a column of the same tile.
  const isPictured = groups.some(({ cards }) => cards.some(({ figure }) => figure));
  return groups.map(({ heading, cards }) => (
    <section key={heading} aria-label={heading} className={styles.group}>
      <h2 className={styles.heading}>{heading}</h2>
      <ol className={styles.cards}>
        {cards.map((card) => (
          <li key={`${card.journal} ${card.akey}`}>
            <ArticleEntry
              card={card}
              level={3}
              show={show}
              journal={journals?.get(card.journal)}
              hue={isPictured ? hues.get(card.journal) : undefined}
            />
          </li>
        ))}
      </ol>
    </section>
  ));
}
