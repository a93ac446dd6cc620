import { peerReviewPath } from '@quire/model/article-paths';
import type { PublishedArticle } from '@quire/model/entities/published';
import { doiUrl } from '@quire/model/identifiers';
import { longDate } from '@quire/model/messages/dates';
import { t } from '@quire/model/messages/t';
import { ArticleAdvert } from '../../../app/advert/advert.tsx';
import { useSite } from '../../../app/page/site.tsx';
import { jatsAddress, pageAddress, pdfAddress } from './addresses.ts';
import styles from './article-facts.module.css';
import copyStyles from './copy-button.module.css';
import { CopyButton } from './copy-button.tsx';
import { NotesButton } from './notes-button.tsx';

interface ArticleFactsProps {
  readonly article: PublishedArticle;
  readonly isNewest: boolean;
}

/** The PDF, the DOI, the dates: what a reader looks for beside the text; and the XML, which fewer want. */
export function ArticleFacts({ article, isNewest }: ArticleFactsProps) {
  const { origin } = useSite();
  const { metadata, doi, pages } = article;
  const { received, revised, accepted } = metadata.dates;
  const pdf = pdfAddress(article, isNewest);
  const address = doi ? doiUrl(doi) : `${origin}${pageAddress(article)}`;
  const dates: [string, string | undefined][] = [
    [t('article.received'), received],
    [t('article.revised'), revised],
    [t('article.accepted'), accepted],
    [t('article.published'), article.published],
  ];
  return (
    <aside className={styles.facts} aria-label={t('article.about')}>
      <p className={`${styles.entries} no-print`}>
        {pdf && (
          <a className="button" href={pdf} data-count="download">
            {t('article.downloadPdf')}
          </a>
        )}
        {isNewest && (
          <a className="button quiet" href="#cite" data-open="cite">
            {t('article.cite')}
          </a>
        )}
        {article.hasReviews && (
          <a
            className="button quiet"
            href={peerReviewPath(article.journal, article.issue, article.akey)}
          >
            {t('article.peerReview')}
          </a>
        )}
        <a
          className="button quiet"
          href={jatsAddress(article, isNewest)}
          download={`${article.akey}.xml`}
        >
          {t('article.downloadXml')}
        </a>
      </p>
      <dl>
        {doi && (
          <div className={styles.doi}>
            <dt>{t('article.doi')}</dt>
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
            <dt>{metadata.pages ? t('article.pages') : t('article.articleNumber')}</dt>
            <dd>
              <bdi dir="ltr">{pages}</bdi>
            </dd>
          </div>
        )}
      </dl>
      <div className={styles.tools}>
        <CopyButton label={t('article.copyLink')} text={address} />
        {isNewest && <NotesButton article={article} />}
        {article.body.hasMath && (
          <button type="button" className={copyStyles.copy} data-open="equations">
            {t('article.equations')}
          </button>
        )}
      </div>
      <ArticleAdvert journal={article.journal} akey={article.akey} />
    </aside>
  );
}
