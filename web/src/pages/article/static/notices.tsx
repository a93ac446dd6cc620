import type { Notice, PublishedArticle } from '@quire/model/entities/published';
import { longDate } from '@quire/model/messages/dates';
import { t } from '@quire/model/messages/t';
import { Link } from 'react-router';
import { rich } from '../../../messages/rich.ts';
import { ArticleTitle } from '../../../ui/article-list/article-title.tsx';
import { pageAddress } from './addresses.ts';
import styles from './notices.module.css';

const meaningOf = (kind: Notice['kind']): string =>
  ({
    retraction: t('article.meaningRetraction'),
    'expression-of-concern': t('article.meaningConcern'),
    correction: t('article.meaningCorrection'),
  })[kind];

const kindOf = (kind: Notice['kind']): string =>
  ({
    retraction: t('article.kindRetraction'),
    'expression-of-concern': t('article.kindConcern'),
    correction: t('article.kindCorrection'),
  })[kind];

const STATUS_SAYS = {
  published: null,
  corrected: 'correction',
  retracted: 'retraction',
} as const satisfies Record<PublishedArticle['status'], Notice['kind'] | null>;

/** What a reader must know before the first line: what was said of the article, or what it says of another. */
export function Notices({ article }: { article: PublishedArticle }) {
  const { notices, about, status } = article;
  const unsaid = STATUS_SAYS[status];
  const isSaid = notices.some(({ kind }) => kind === unsaid);
  if (!about && notices.length === 0 && !unsaid) return null;
  return (
    <div className={styles.notices}>
      {about && (
        <p className={styles.notice} role="note" data-kind={about.kind}>
          <strong>{noticeOf(about.kind)}</strong>{' '}
          {rich('article.noticeOf', { article: <To notice={about} /> })}
        </p>
      )}
      {unsaid && !isSaid && (
        <p className={styles.notice} role="note" data-kind={unsaid}>
          <strong>{t('article.noticeHead', { kind: kindOf(unsaid) })}</strong> {meaningOf(unsaid)}
        </p>
      )}
      {notices.map((notice) => (
        <p
          key={`${notice.kind} ${notice.article.akey}`}
          className={styles.notice}
          role="note"
          data-kind={notice.kind}
        >
          <strong>
            {rich('article.noticeHeadDated', {
              kind: kindOf(notice.kind),
              date: <time dateTime={notice.date}>{longDate(notice.date)}</time>,
            })}
          </strong>{' '}
          {meaningOf(notice.kind)} {rich('article.readNotice', { article: <To notice={notice} /> })}
        </p>
      ))}
    </div>
  );
}

/** What a notice calls itself. */
const noticeOf = (kind: Notice['kind']): string =>
  ({
    retraction: t('article.noticeRetraction'),
    'expression-of-concern': t('article.noticeConcern'),
    correction: t('article.noticeCorrection'),
  })[kind];

function To({ notice }: { notice: Notice }) {
  return (
    <Link to={pageAddress(notice.article)}>
      <ArticleTitle article={notice.article} />
    </Link>
  );
}
