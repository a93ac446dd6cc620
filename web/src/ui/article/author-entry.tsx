import type { Author } from '@quire/model/entities/article';
import { t } from '@quire/model/messages/t';
import { personPath } from '@quire/model/paths';
import { Link } from 'react-router';
import { fullName } from './author-name.ts';
import styles from './authors.module.css';
import { OrcidMark } from './orcid-mark.tsx';

interface AuthorEntryProps {
  readonly author: Author;
  /** The key of their page. */
  readonly person?: string | undefined;
  readonly numbered: boolean;
  /** Whether the iD's owner has signed in with it at ORCID; otherwise it was typed. */
  readonly isProved: boolean;
  readonly isLast: boolean;
}

/** One author: name, the numbers of the affiliations, ORCID, and whether letters go here. */
export function AuthorEntry({ author, person, numbered, isProved, isLast }: AuthorEntryProps) {
  const numbers = numbered ? author.affiliations.map((position) => position + 1).join(',') : '';
  const marks = [numbers, author.equal && '†', author.corresponding && '✉'].filter(Boolean);
  return (
    <li>
      {person ? (
        <Link className={styles.person} to={personPath(person)}>
          {fullName(author)}
        </Link>
      ) : (
        fullName(author)
      )}
      {marks.length > 0 && (
        <sup className={styles.marks}>
          {numbers}
          {author.equal && '†'}
          {author.corresponding && (
            <>
              <svg
                className={styles.letter}
                viewBox="0 0 12 9"
                width="11"
                height="8"
                aria-hidden="true"
              >
                <path d="M.5.5h11v8H.5zl5.5 4.5 5.5-4.5" fill="none" stroke="currentColor" />
              </svg>
              <span className="visually-hidden">{t('ui.correspondingAuthor')}</span>
            </>
          )}
        </sup>
      )}
      {author.orcid && (
        <a className={styles.orcid} href={`https://orcid.org/${author.orcid}`}>
          <OrcidMark isProved={isProved} />
          <span className="visually-hidden">
            {isProved
              ? t('ui.orcidProvedOf', { name: fullName(author) })
              : t('ui.orcidOf', { name: fullName(author) })}
          </span>
        </a>
      )}
      {!isLast && ','}
    </li>
  );
}
