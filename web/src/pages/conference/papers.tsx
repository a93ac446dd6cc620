import type { PublishedConference } from '@quire/model/entities/conference';
import { t } from '@quire/model/messages/t';
import { Link } from 'react-router';
import styles from './papers.module.css';

/** What was published of a conference, paper by paper. */
export function Papers({ papers }: Pick<PublishedConference, 'papers'>) {
  return (
    <section className={styles.papers} aria-labelledby="papers">
      <h2 id="papers">{t('conference.papers')}</h2>
      <ol>
        {papers.map(({ title, authors, href }) => (
          <li key={`${title} ${href}`}>
            {href.startsWith('/') ? (
              <Link to={href}>{title}</Link>
            ) : href ? (
              <a href={href}>{title}</a>
            ) : (
              title
            )}
            {authors.length > 0 && <span className={styles.authors}>{authors.join(', ')}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
