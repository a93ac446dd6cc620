import type { PublishedArticle } from '@quire/model/entities/published';
import styles from './status-notice.module.css';

const NOTICES = {
  retracted: {
    title: 'This article has been retracted.',
    text: 'It stays here for the record. Its results should not be relied upon.',
  },
  corrected: {
    title: 'This article has been corrected.',
    text: 'What you read here is the corrected version.',
  },
} as const;

/** What a reader must know before the first line. */
export function StatusNotice({ status }: { status: PublishedArticle['status'] }) {
  if (status === 'published') return null;
  const { title, text } = NOTICES[status];
  return (
    <p className={styles.notice} role="note">
      <strong>{title}</strong> {text}
    </p>
  );
}
