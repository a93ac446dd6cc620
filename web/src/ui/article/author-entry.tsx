import type { Author } from '@quire/model/entities/article';
import { t } from '@quire/model/messages/t';
import { fullName } from './author-name.ts';
import styles from './authors.module.css';

interface AuthorEntryProps {
  readonly author: Author;
  readonly numbered: boolean;
  /** Whether the iD's owner has signed in with it at ORCID; otherwise it was typed. */
  readonly isProved: boolean;
  readonly isLast: boolean;
}

/** One author: name, the numbers of the affiliations, ORCID, and whether letters go here. */
export function AuthorEntry({ author, numbered, isProved, isLast }: AuthorEntryProps) {
  const numbers = numbered ? author.affiliations.map((position) => position + 1).join(',') : '';
  const marks = [numbers, author.equal && '†', author.corresponding && '✉'].filter(Boolean);
  return (
    <li>
      {fullName(author)}
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
          <svg width="15" height="15" viewBox="0 0 16 16" aria-hidden="true">
            {/* ORCID's mark of an authenticated iD is filled, that of a typed one an outline. */}
            {isProved ? (
              <circle cx="8" cy="8" r="8" fill="#a6ce39" />
            ) : (
              <circle cx="8" cy="8" r="7.25" fill="none" stroke="#7fa01f" strokeWidth="1.5" />
            )}
            <path
              fill={isProved ? '#fff' : '#7fa01f'}
              d="M4.3 5.5h1.1v6h-1.1zM4.85 3.3a.7.7 0 1 1 0 1.4.7.7 0 0 1 0-1.4zM7 5.5h2.5c2.3 0 3.3 1.6 3.3 3s-1.1 3-3.3 3H7zm1.1 1v4h1.3c1.8 0 2.2-1.4 2.2-2 0-1.1-.7-2-2.2-2z"
            />
          </svg>
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
