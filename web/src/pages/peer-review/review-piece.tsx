import { peerReviewPath } from '@quire/model/article-paths';
import type { PublishedArticle } from '@quire/model/entities/published';
import { longDate } from '@quire/model/messages/dates';
import { t } from '@quire/model/messages/t';
import { useSite } from '../../app/page/site.tsx';
import { rich } from '../../messages/rich.ts';
import styles from './peer-review.module.css';

interface ReviewPieceProps {
  readonly id: string;
  readonly title: string;
  readonly by: string;
  readonly date: string;
  readonly recommendation?: string | undefined;
  readonly note?: string | undefined;
  readonly html: string;
  readonly article: PublishedArticle;
}

/** A report, letter or reply, with an address and a citation of its own. */
export function ReviewPiece(props: ReviewPieceProps) {
  const { id, title, by, date, recommendation, note, html, article } = props;
  const { origin } = useSite();
  const path = peerReviewPath(article.journal, article.issue, article.akey);
  const heading = `${id}-title`;
  return (
    <section id={id} className={styles.piece} aria-labelledby={heading}>
      <h3 id={heading}>
        <a href={`#${id}`}>{title}</a>
      </h3>
      <p className={styles.facts}>
        {by} · <time dateTime={date}>{longDate(date)}</time>
        {recommendation && <> · {t('peerReview.recommendation', { recommendation })}</>}
        {note && <> · {note}</>}
      </p>
      <div
        className={`article-body ${styles.text}`}
        lang={article.metadata.language}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made safe on publishing
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <details className={styles.cite}>
        <summary>{t('peerReview.cite')}</summary>
        <p>
          {rich('peerReview.citation', {
            authors: by,
            year: date.slice(0, 4),
            title,
            article: article.title,
            journalTitle: article.journalTitle,
            journal: (words) => <i>{words}</i>,
            address: <a href={`${path}#${id}`}>{`${origin}${path}#${id}`}</a>,
          })}
        </p>
      </details>
    </section>
  );
}
