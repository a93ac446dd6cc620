import { articleVersionPath } from '@quire/model/article-paths';
import type { PublishedArticle } from '@quire/model/entities/published';
import { longDate } from '@quire/model/messages/dates';
import { Link } from 'react-router';
import { pageAddress } from './addresses.ts';
import styles from './after-text.module.css';

const KINDS = {
  published: 'First published',
  corrected: 'Corrected',
  retracted: 'Retracted',
} as const;

/** The versions of record, the newest first; each can still be read. */
export function Versions({ article }: { article: PublishedArticle }) {
  const { versions, journal, issue, akey, revision: shown } = article;
  if (versions.length < 2) return null;
  const newest = versions.at(-1)?.revision;
  return (
    <section aria-labelledby="versions">
      <h2 id="versions">Versions</h2>
      <ol className={styles.versions} reversed>
        {versions.toReversed().map(({ revision, date, kind, note }) => {
          const path =
            revision === newest
              ? pageAddress(article)
              : articleVersionPath(journal, issue, akey, revision);
          return (
            <li key={revision}>
              <Link to={path} aria-current={revision === shown ? 'page' : undefined}>
                {KINDS[kind]}, <time dateTime={date}>{longDate(date)}</time>
              </Link>
              {revision === newest && ' (this is the one to cite)'}
              {note && <p>{note}</p>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
