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

const WAYS = [
  { label: 'Journals by subject and letter', path: journalsPath() },
  { label: 'All articles, the newest first', path: articleListPath() },
  { label: 'Books', path: booksPath() },
  { label: 'Conferences', path: conferencePath() },
  { label: 'News', path: newsPath() },
  { label: 'Blog', path: blogsPath() },
] as const;

/** The lists of the press, which need no search. */
export function WaysOn() {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one
    <ul role="list" className={styles.ways}>
      {WAYS.map(({ label, path }) => (
        <li key={path}>
          <Link to={path}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
