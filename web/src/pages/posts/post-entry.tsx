import type { PostCard, PostKind } from '@quire/model/entities/post';
import { longDate } from '@quire/model/messages/dates';
import { languageOfText } from '@quire/model/messages/in-reader-language';
import { t } from '@quire/model/messages/t';
import { postPath } from '@quire/model/paths';
import { Link } from 'react-router';
import { hueOfKey } from '../../ui/cover/hue-style.ts';
import { Tile } from '../../ui/cover/tile.tsx';
import { MetaLine } from '../../ui/meta-line.tsx';
import styles from './post-entry.module.css';

const kindLabel = (kind: PostKind): string => (kind === 'news' ? t('posts.news') : t('posts.blog'));

/** A piece of news or of the blog in a list: when, what, in a sentence, with its picture. */
export function PostEntry({ post, isFirst }: { post: PostCard; isFirst: boolean }) {
  const { kind, skey, title, summary, published, author, categories, pinned, cover } = post;
  return (
    <li className={`link-row ${styles.entry}`}>
      <p className={styles.date}>
        <time dateTime={published}>{longDate(published)}</time>
      </p>
      <div className={styles.words}>
        <MetaLine
          className={`eyebrow ${styles.kind}`}
          facts={[
            pinned && <strong className={styles.pinned}>{t('posts.pinned')}</strong>,
            ...categories,
          ]}
        />
        <h2 className={`title-link ${styles.title}`}>
          <Link to={postPath(kind, skey)} lang={languageOfText(post, 'title')}>
            {title}
          </Link>
        </h2>
        <p className={styles.summary} dir="auto" lang={languageOfText(post, 'summary')}>
          {summary}
        </p>
        {author && <p className={styles.author}>{author}</p>}
      </div>
      {cover ? (
        <img
          className={styles.cover}
          src={cover.src}
          srcSet={cover.srcset}
          sizes={cover.srcset && '(width < 48rem) 92vw, 14rem'}
          width={cover.width}
          height={cover.height}
          // The title beside it says what it is about.
          alt=""
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
        />
      ) : (
        <Tile
          className={`${styles.cover} ${styles.tile}`}
          label={categories[0] ?? kindLabel(kind)}
          note={published.slice(0, 4)}
          hue={hueOfKey(categories[0] ?? kind)}
        />
      )}
    </li>
  );
}
