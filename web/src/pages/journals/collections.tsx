import type { PublishedPage } from '@quire/model/entities/page';
import { ArticleEntry } from '../../ui/article-list/article-entry.tsx';
import styles from './collections.module.css';

interface CollectionsProps extends Pick<PublishedPage, 'collections'> {
  /** Of their titles and descriptions, where it is not the page's. */
  readonly lang: string | undefined;
}

/** Articles that belong together, as the editors chose them. */
export function Collections({ collections, lang }: CollectionsProps) {
  return collections.map(({ title, description, articles }) => (
    <section key={title} aria-label={title} className={styles.collection}>
      <h2 lang={lang}>{title}</h2>
      {description && (
        <p className={styles.description} dir="auto" lang={lang}>
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
