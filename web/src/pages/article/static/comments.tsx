import type { PublishedComment } from '@quire/model/entities/annotation';
import type { PublishedArticle } from '@quire/model/entities/published';
import { longDate } from '@quire/model/messages/dates';
import { t } from '@quire/model/messages/t';
import { RichText } from '../../../ui/rich-text.tsx';
import { textFragment } from '../../../ui/text-fragment.ts';
import styles from './comments.module.css';
import { NotesButton } from './notes-button.tsx';
import { ReportLink } from './report-link.tsx';

interface CommentsProps {
  readonly article: PublishedArticle;
  readonly comments: readonly PublishedComment[];
}

/** What readers have said of the article and its journal has approved; replies stand below what they answer. */
export function Comments({ article, comments }: CommentsProps) {
  if (article.annotations !== 'comments') return null;
  const keys = new Set(comments.map(({ key }) => key));
  // A reply to a comment that is gone stands by itself.
  const isReply = ({ replyTo }: PublishedComment) => replyTo !== undefined && keys.has(replyTo);
  return (
    <section aria-labelledby="comments" className={`${styles.comments} no-print`}>
      <h2 id="comments">{t('article.comments')}</h2>
      {comments.length === 0 && <p>{t('article.noComments')}</p>}
      <Thread
        all={comments}
        shown={comments.filter((comment) => !isReply(comment))}
        article={article}
      />
      <p className={styles.how}>
        {t('article.howToComment')} <NotesButton article={article} />
      </p>
    </section>
  );
}

interface ThreadProps {
  readonly all: readonly PublishedComment[];
  readonly shown: readonly PublishedComment[];
  readonly article: PublishedArticle;
}

function Thread({ all, shown, article }: ThreadProps) {
  if (shown.length === 0) return null;
  return (
    <ol className={styles.thread}>
      {shown.map((comment) => (
        <li key={comment.key}>
          <Comment comment={comment} article={article} />
          <Thread
            all={all}
            shown={all.filter(({ replyTo }) => replyTo === comment.key)}
            article={article}
          />
        </li>
      ))}
    </ol>
  );
}

interface CommentProps {
  readonly comment: PublishedComment;
  readonly article: PublishedArticle;
}

function Comment({ comment, article }: CommentProps) {
  const { key, name, orcid, published, place, replyTo, html, text } = comment;
  const id = `comment-${key}`;
  return (
    <article id={id} className={styles.comment} aria-labelledby={`${id}-by`}>
      <p id={`${id}-by`} className={styles.by}>
        <strong>{name}</strong>
        {orcid && (
          <a href={`https://orcid.org/${orcid}`} rel="nofollow ugc noopener">
            {t('article.orcid', { orcid })}
          </a>
        )}
        <a href={`#${id}`}>
          <time dateTime={published}>{longDate(published.slice(0, 10))}</time>
        </a>
        <ReportLink article={article} comment={comment} />
      </p>
      {replyTo === undefined && (
        <blockquote lang={article.metadata.language}>
          <p>
            {place.exact} <a href={textFragment(place)}>{t('article.showPassage')}</a>
          </p>
        </blockquote>
      )}
      {html ? (
        <RichText as="div" className={`article-body ${styles.text}`} html={html} />
      ) : (
        <p className={styles.typed}>{text}</p>
      )}
    </article>
  );
}
