import type { PublishedPost } from '@quire/model/entities/post';
import { longDate } from '@quire/model/messages/dates';
import { languageOfText } from '@quire/model/messages/in-reader-language';
import { joinFacts } from '@quire/model/messages/join-facts';
import { t } from '@quire/model/messages/t';
import { Link } from 'react-router';
import { rich } from '../../messages/rich.ts';
import { type Html, HtmlBlock } from '../../ui/html-block.tsx';
import { MetaLine } from '../../ui/meta-line.tsx';
import { UntranslatedNote } from '../../ui/text-page/untranslated-note.tsx';
import styles from './post-article.module.css';

interface PostArticleProps {
  readonly post: PublishedPost;
  /** The post's HTML, and the id of the element that it stands in. */
  readonly text: Html;
  readonly textId: string;
  /** The list that the post stands in. */
  readonly up: { readonly label: string; readonly back: string; readonly path: string };
}

/** A piece of news or of the blog: its title, who wrote it and when, its picture, its text. */
export function PostArticle({ post, text, textId, up }: PostArticleProps) {
  const { title, summary, author, published, updated, categories, tags, cover, hasMath } = post;
  const lang = languageOfText(post, 'html');
  return (
    <article className={styles.post}>
      <header className={styles.header}>
        <MetaLine
          className={styles.up}
          facts={[
            <Link key="up" to={up.path}>
              {up.label}
            </Link>,
            ...categories,
          ]}
        />
        <h1 dir="auto" lang={lang}>
          {title}
        </h1>
        <p className={styles.summary} dir="auto" lang={lang}>
          {summary}
        </p>
        <MetaLine
          className={styles.facts}
          facts={[
            author,
            <time key="published" dateTime={published}>
              {longDate(published)}
            </time>,
            updated > published && (
              <span key="updated">
                {rich('posts.updatedOn', {
                  date: <time dateTime={updated}>{longDate(updated)}</time>,
                })}
              </span>
            ),
          ]}
        />
        <UntranslatedNote lang={lang} />
      </header>
      {cover && (
        <img
          className={styles.cover}
          src={cover.src}
          srcSet={cover.srcset}
          sizes={cover.srcset && '(width < 64rem) 92vw, 60rem'}
          width={cover.width}
          height={cover.height}
          alt={cover.alt}
          fetchPriority="high"
        />
      )}
      <HtmlBlock
        dir="auto"
        lang={lang}
        id={textId}
        className={`article-body ${styles.text}`}
        html={text}
        hasMath={hasMath}
      />
      <footer className={styles.footer}>
        {tags.length > 0 && (
          <p className={styles.tags}>
            <span className="eyebrow">{t('posts.tags')}</span> {joinFacts(tags)}
          </p>
        )}
        <p className="no-print">
          <Link to={up.path}>{up.back}</Link>
        </p>
      </footer>
    </article>
  );
}
