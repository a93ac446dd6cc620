import { peerReviewPath } from '@quire/model/article-paths';
import type { PublishedArticle } from '@quire/model/entities/published';
import { doiUrl } from '@quire/model/identifiers';
import { longDate } from '@quire/model/messages/dates';
import { ArticleAdvert } from '../../../app/advert/advert.tsx';
import { useSite } from '../../../app/page/site.tsx';
import { pageAddress, pdfAddress } from './addresses.ts';
import styles from './article-facts.module.css';
import copyStyles from './copy-button.module.css';
import { CopyButton } from './copy-button.tsx';
import { NotesButton } from './notes-button.tsx';

interface ArticleFactsProps {
  readonly article: PublishedArticle;
  readonly isNewest: boolean;
}

/** The PDF, the DOI, the dates: what a reader looks for beside the text. */
export function ArticleFacts({ article, isNewest }: ArticleFactsProps) {
  const { origin } = useSite();
  const { metadata, doi, pages } = article;
  const { received, revised, accepted } = metadata.dates;
  const pdf = pdfAddress(article, isNewest);
  const address = doi ? doiUrl(doi) : `${origin}${pageAddress(article)}`;
  const dates: [string, string | undefined][] = [
    ['Received', received],
    ['Revised', revised],
    ['Accepted', accepted],
    ['Published', article.published],
  ];
  return (
    <aside className={styles.facts} aria-label="About this article">
      <p className={`${styles.entries} no-print`}>
        {pdf && (
          <a className="button" href={pdf} data-count="download">
            Download PDF
          </a>
        )}
        {isNewest && (
          <a className="button quiet" href="#cite" data-open="cite">
            Cite
          </a>
        )}
        {article.hasReviews && (
          <a
            className="button quiet"
            href={peerReviewPath(article.journal, article.issue, article.akey)}
          >
            Peer review
          </a>
        )}
      </p>
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
      <div className={styles.tools}>
        <CopyButton label="Copy link" text={address} />
        {isNewest && <NotesButton article={article} />}
        {article.body.hasMath && (
          <button type="button" className={copyStyles.copy} data-open="equations">
            Equations as TeX
          </button>
        )}
      </div>
      <ArticleAdvert journal={article.journal} akey={article.akey} />
    </aside>
  );
}
