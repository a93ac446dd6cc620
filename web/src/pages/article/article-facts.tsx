import type { PublishedArticle } from '@quire/model/entities/published';
import { doiUrl } from '@quire/model/identifiers';
import { articlePdfPath } from '@quire/model/paths';
import { longDate } from '../../ui/dates.ts';
import styles from './article-facts.module.css';

/** The PDF, the DOI, the dates: what a reader looks for beside the text. */
export function ArticleFacts({ article }: { article: PublishedArticle }) {
  const { metadata, doi, pages, pdf } = article;
  const { received, revised, accepted } = metadata.dates;
  const dates: [string, string | undefined][] = [
    ['Received', received],
    ['Revised', revised],
    ['Accepted', accepted],
    ['Published', article.published],
  ];
  return (
    <aside className={styles.facts} aria-label="About this article">
      {pdf && doi && (
        <p className="no-print">
          <a className="button" href={articlePdfPath(article.journal, article.issue, doi)}>
            Download PDF
          </a>
        </p>
      )}
      <dl>
        {doi && (
          <div className={styles.doi}>
            <dt>DOI</dt>
            <dd>
              <a href={doiUrl(doi)}>{doi}</a>
            </dd>
          </div>
        )}
        {dates.map(
          ([label, date]) =>
            date && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <time dateTime={date}>{longDate(date)}</time>
                </dd>
              </div>
            ),
        )}
        {pages && (
          <div>
            <dt>{metadata.pages ? 'Pages' : 'Article'}</dt>
            <dd>{pages}</dd>
          </div>
        )}
      </dl>
    </aside>
  );
}
