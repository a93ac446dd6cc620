import type { PublishedPage } from '@quire/model/entities/page';
import { ArticleEntry } from '../../ui/article-list/article-entry.tsx';
import styles from './collections.module.css';

/** Articles that belong together, as the editors chose them. */
export function Collections({ collections }: Pick<PublishedPage, 'collections'>) {
  return collections.map(({ title, description, articles }) => (
    <section key={title} aria-label={title} className={styles.collection}>
      <h2>{title}</h2>
      {description && (
        <p className={styles.description} dir="auto">
          {description}
        </p>
      )}
      <ol className={styles.articles}>
        {articles.map((card) => (
          <li key={card.akey}>
            <ArticleEntry card={card} level={3} />
          </li>
        ))}
      </ol>
    </section>
  ));
}
