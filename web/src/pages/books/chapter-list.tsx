import type { PublishedBook } from '@quire/model/entities/book';
import { hasChapterPage } from '@quire/model/entities/has-chapter-page';
import { doiUrl } from '@quire/model/identifiers';
import { t } from '@quire/model/messages/t';
import { chapterPath } from '@quire/model/paths';
import { Link } from 'react-router';
import { rich } from '../../messages/rich.ts';
import { authorNames } from '../../ui/article-list/author-names.ts';
import { MetaLine } from '../../ui/meta-line.tsx';
import styles from './chapter-list.module.css';
import { chapterPages } from './chapter-pages.ts';

/** The chapters in their order, each with its authors, pages, DOI and file. */
export function ChapterList({ bkey, chapters }: Pick<PublishedBook, 'bkey' | 'chapters'>) {
  return (
    <section className={styles.chapters} aria-labelledby="chapters">
      <h2 id="chapters">{t('books.chapters')}</h2>
      <ol className={styles.list}>
        {chapters.map(({ title, authors, pages, doi, href, summary }, at) => (
          <li key={title} className={styles.chapter}>
            <h3 className={styles.title} dir="auto">
              {hasChapterPage({ authors, doi, summary }) ? (
                <Link to={chapterPath(bkey, at + 1)}>{title}</Link>
              ) : (
                title
              )}
            </h3>
            {authors.length > 0 && <p className={styles.authors}>{authorNames(authors)}</p>}
            <MetaLine
              className={styles.facts}
              facts={[
                chapterPages(pages),
                doi && <a href={doiUrl(doi)}>{t('books.doiOf', { doi })}</a>,
                href && (
                  <a href={href} data-count="download" data-counts-chapter={at + 1}>
                    {rich('books.pdfOf', {
                      title,
                      hidden: (words) => <span className="visually-hidden">{words}</span>,
                    })}
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
