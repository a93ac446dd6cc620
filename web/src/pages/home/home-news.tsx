import type { HomePost } from '@quire/model/entities/published';
import { longDate } from '@quire/model/messages/dates';
import { languageOfText } from '@quire/model/messages/in-reader-language';
import { t } from '@quire/model/messages/t';
import { newsPath, postPath } from '@quire/model/paths';
import { Link } from 'react-router';
import { MetaLine } from '../../ui/meta-line.tsx';
import styles from './home-news.module.css';
import { SectionHead } from './section-head.tsx';

/** The newest pieces of news, side by side. */
export function HomeNews({ news }: { readonly news: readonly HomePost[] }) {
  if (news.length === 0) return null;
  return (
    <section className={styles.news} aria-labelledby="news">
      <SectionHead
        id="news"
        title={t('home.news')}
        all={{ label: t('home.allNews'), path: newsPath() }}
        className={styles.heading}
      />
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one */}
      <ul role="list" className={styles.posts}>
        {news.map(({ skey, title, summary, published, pinned, cover, translated }) => (
          <li key={skey} className={`link-row ${styles.post}`}>
            {cover && (
              <img
                className={styles.cover}
                src={cover.src}
                srcSet={cover.srcset}
                sizes={cover.srcset && '(width < 48rem) 92vw, 24rem'}
                width={cover.width}
                height={cover.height}
                alt=""
                loading="lazy"
                decoding="async"
              />
            )}
            <MetaLine
              className={styles.date}
              facts={[
                pinned && <strong className={styles.pinned}>{t('home.pinned')}</strong>,
                <time key="date" dateTime={published}>
                  {longDate(published)}
                </time>,
              ]}
            />
            <h3 className={`title-link ${styles.title}`}>
              <Link to={postPath('news', skey)} lang={languageOfText({ translated }, 'title')}>
                {title}
              </Link>
            </h3>
            <p
              className={styles.summary}
              dir="auto"
              lang={languageOfText({ translated }, 'summary')}
            >
              {summary}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
