import { NOTICE_KINDS } from '@quire/model/article-types';
import type { Notice, PublishedArticle } from '@quire/model/entities/published';
import { longDate } from '@quire/model/messages/dates';
import { Link } from 'react-router';
import { RichText } from '../../../ui/rich-text.tsx';
import { pageAddress } from './addresses.ts';
import styles from './notices.module.css';

const MEANING = {
  retraction:
    'This article has been retracted. It stays here for the record; its results should not be relied upon.',
  'expression-of-concern':
    'This article is under an expression of concern: read it together with the notice until the matter is settled.',
  correction: 'This article has been corrected. What you read here is the corrected version.',
} as const;

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
          <strong>{WORD[about.kind]}</strong> This is a notice about <To notice={about} />.
        </p>
      )}
      {unsaid && !isSaid && (
        <p className={styles.notice} role="note" data-kind={unsaid}>
          <strong>{NOTICE_KINDS[unsaid]}.</strong> {MEANING[unsaid]}
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
            {NOTICE_KINDS[notice.kind]}, <time dateTime={notice.date}>{longDate(notice.date)}</time>
            .
          </strong>{' '}
          {MEANING[notice.kind]} Read the notice: <To notice={notice} />.
        </p>
      ))}
    </div>
  );
}

const WORD: Record<Notice['kind'], string> = {
  retraction: 'Retraction notice.',
  'expression-of-concern': 'Expression of concern.',
  correction: 'Correction.',
};

function To({ notice }: { notice: Notice }) {
  return (
    <Link to={pageAddress(notice.article)}>
      <RichText html={notice.article.titleHtml} />
    </Link>
  );
}
