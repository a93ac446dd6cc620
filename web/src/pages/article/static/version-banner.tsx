import type { PublishedArticle } from '@quire/model/entities/published';
import { longDate } from '@quire/model/messages/dates';
import { Link } from 'react-router';
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
        <strong>An older version.</strong> This is what the article said
        {shown ? ` from ${longDate(shown.date)}` : ' earlier'} until it was replaced.{' '}
        <Link to={pageAddress(article)}>Read the version of {longDate(newest.date)}</Link>, which is
        the one to cite.
      </p>
    </div>
  );
}
