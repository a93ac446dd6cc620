import type { Author } from '@quire/model/entities/article';
import type { PublishedArticle } from '@quire/model/entities/published';
import { t } from '@quire/model/messages/t';
import { rich } from '../../messages/rich.ts';
import { AuthorEntry } from './author-entry.tsx';
import styles from './authors.module.css';

interface AuthorsProps {
  readonly authors: readonly Author[];
  readonly affiliations: PublishedArticle['affiliations'];
  /** The keys of their pages, in their order. */
  readonly people?: readonly string[] | undefined;
  /** iDs whose owners have signed in with them at ORCID. */
  readonly provedOrcids?: readonly string[] | undefined;
}

/** The authors in order, with their affiliations, and who answers letters. */
export function Authors({ authors, affiliations, people = [], provedOrcids = [] }: AuthorsProps) {
  if (authors.length === 0) return null;
  const numbered = affiliations.length > 1;
  const correspondents = authors.filter(({ corresponding, email }) => corresponding && email);
  return (
    <div className={styles.authors}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one */}
      <ul role="list" className={styles.names}>
        {authors.map((author, index) => (
          <AuthorEntry
            // biome-ignore lint/suspicious/noArrayIndexKey: two authors may have the same name
            key={index}
            author={author}
            person={people[index]}
            numbered={numbered}
            isProved={author.orcid !== undefined && provedOrcids.includes(author.orcid)}
            isLast={index === authors.length - 1}
          />
        ))}
      </ul>
      {affiliations.length > 0 && (
        <ol className={styles.affiliations} data-numbered={numbered}>
          {affiliations.map(({ name, country }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the position is what the authors refer to
            <li key={index}>{country && !name.endsWith(country) ? `${name}, ${country}` : name}</li>
          ))}
        </ol>
      )}
      {correspondents.length > 0 && (
        <p className={styles.correspondence}>
          {rich('ui.correspondence', {
            addresses: correspondents.map(({ email }, index) => (
              <span key={email}>
                {index > 0 && ', '}
                <a href={`mailto:${email}`}>{email}</a>
              </span>
            )),
          })}
        </p>
      )}
      {authors.some(({ equal }) => equal) && (
        <p className={styles.correspondence}>{t('ui.equalContribution')}</p>
      )}
    </div>
  );
}
