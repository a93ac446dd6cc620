import type { JournalCard } from '@quire/model/entities/published';
import { languageOfText } from '@quire/model/messages/in-reader-language';
import { t } from '@quire/model/messages/t';
import { journalPath } from '@quire/model/paths';
import { Link } from 'react-router';
import { Cover } from '../cover/cover.tsx';
import styles from './journal-shelf.module.css';

interface JournalShelfProps {
  readonly journals: readonly JournalCard[];
  readonly level: 2 | 3;
}

/** Journals side by side, each with its cover. */
export function JournalShelf({ journals, level }: JournalShelfProps) {
  const Heading: 'h2' | 'h3' = `h${level}`;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one
    <ul role="list" className={styles.shelf}>
      {journals.map(({ name, fullname, hue, issn, description, articleCount, translated }) => (
        <li key={name} className={`link-row ${styles.journal}`}>
          <Cover
            id={name}
            label={name}
            title={fullname}
            hue={hue}
            note={issn && t('ui.issn', { issn })}
          />
          <div>
            <Heading className={`title-link ${styles.title}`}>
              <Link to={journalPath(name)}>{fullname}</Link>
            </Heading>
            <p
              className={styles.description}
              dir="auto"
              lang={languageOfText({ translated }, 'description')}
            >
              {description}
            </p>
            <p className={styles.count}>{t('ui.articleCount', { count: articleCount })}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
