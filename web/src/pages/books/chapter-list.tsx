import type { PublishedBook } from '@quire/model/entities/book';
import { doiUrl } from '@quire/model/identifiers';
import { authorNames } from '../../ui/article-list/author-names.ts';
import { MetaLine } from '../../ui/meta-line.tsx';
import styles from './chapter-list.module.css';

/** The chapters in their order, each with its authors, pages, DOI and file. */
export function ChapterList({ chapters }: Pick<PublishedBook, 'chapters'>) {
  return (
    <section className={styles.chapters} aria-labelledby="chapters">
      <h2 id="chapters">Chapters</h2>
      <ol className={styles.list}>
        {chapters.map(({ title, authors, pages, doi, href }) => (
          <li key={title} className={styles.chapter}>
            <h3 className={styles.title}>{title}</h3>
            {authors.length > 0 && <p className={styles.authors}>{authorNames(authors)}</p>}
            <MetaLine
              className={styles.facts}
              facts={[
                pages && `${/^\d+$/.test(pages) ? 'p.' : 'pp.'} ${pages}`,
                doi && <a href={doiUrl(doi)}>doi:{doi}</a>,
                href && (
                  <a href={href}>
                    PDF<span className="visually-hidden"> of {title}</span>
                  </a>
                ),
              ]}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
