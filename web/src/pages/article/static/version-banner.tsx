import type { PublishedArticle } from '@quire/model/entities/published';
import { longDate } from '@quire/model/messages/dates';
import { Link } from 'react-router';
import { rich } from '../../../messages/rich.ts';
import type { StaticPage } from '../article-page.ts';
import { pageAddress } from './addresses.ts';
import styles from './notices.module.css';

interface VersionBannerProps {
  readonly article: PublishedArticle;
  readonly newest: NonNullable<StaticPage['newest']>;
}

/** Above an earlier version of record: what it is, and the way to the one that counts. */
export function VersionBanner({ article, newest }: VersionBannerProps) {
  const shown = article.versions.find(({ revision }) => revision === article.revision);
  return (
    <div className={styles.notices}>
      <p className={styles.notice} role="note">
        {shown
          ? rich('article.olderVersion', {
              from: longDate(shown.date),
              b: (words) => <strong>{words}</strong>,
            })
          : rich('article.olderVersionUndated', { b: (words) => <strong>{words}</strong> })}{' '}
        {rich('article.newestVersion', {
          date: longDate(newest.date),
          link: (words) => <Link to={pageAddress(article)}>{words}</Link>,
        })}
      </p>
    </div>
  );
}
