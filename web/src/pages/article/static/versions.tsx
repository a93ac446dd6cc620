import { articleVersionPath } from '@quire/model/article-paths';
import type { PublishedArticle } from '@quire/model/entities/published';
import { longDate } from '@quire/model/messages/dates';
import { t } from '@quire/model/messages/t';
import { Link } from 'react-router';
import { rich } from '../../../messages/rich.ts';
import { pageAddress } from './addresses.ts';
import styles from './after-text.module.css';

const kindOf = (kind: PublishedArticle['versions'][number]['kind']): string =>
  ({
    published: t('article.firstPublished'),
    corrected: t('article.corrected'),
    retracted: t('article.retracted'),
  })[kind];

/** The versions of record, the newest first; each can still be read. */
export function Versions({ article }: { article: PublishedArticle }) {
  const { versions, journal, issue, akey, revision: shown } = article;
  if (versions.length < 2) return null;
  const newest = versions.at(-1)?.revision;
  return (
    <section aria-labelledby="versions">
      <h2 id="versions">{t('article.versions')}</h2>
      <ol className={styles.versions} reversed>
        {versions.toReversed().map(({ revision, date, kind, note }) => {
          const path =
            revision === newest
              ? pageAddress(article)
              : articleVersionPath(journal, issue, akey, revision);
          return (
            <li key={revision}>
              <Link to={path} aria-current={revision === shown ? 'page' : undefined}>
                {rich('article.versionOf', {
                  kind: kindOf(kind),
                  date: <time dateTime={date}>{longDate(date)}</time>,
                })}
              </Link>
              {revision === newest && ` ${t('article.versionToCite')}`}
              {note && <p>{note}</p>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
