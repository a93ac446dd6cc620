import { t } from '@quire/model/messages/t';
import {
  articleListPath,
  blogsPath,
  booksPath,
  conferencePath,
  journalsPath,
  newsPath,
} from '@quire/model/paths';
import { Link } from 'react-router';
import styles from './ways-on.module.css';

const ways = () => [
  { label: t('search.waysJournals'), path: journalsPath() },
  { label: t('search.waysArticles'), path: articleListPath() },
  { label: t('search.waysBooks'), path: booksPath() },
  { label: t('search.waysConferences'), path: conferencePath() },
  { label: t('search.waysNews'), path: newsPath() },
  { label: t('search.waysBlog'), path: blogsPath() },
];

/** The lists of the press, which need no search. */
export function WaysOn() {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one
    <ul role="list" className={styles.ways}>
      {ways().map(({ label, path }) => (
        <li key={path}>
          <Link to={path}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
