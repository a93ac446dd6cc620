import type { Journal } from '@quire/model/entities/journal';
import type { IssueCard } from '@quire/model/entities/published';
import type { ShownImage } from '@quire/model/entities/shown-image';
import { languageOfText } from '@quire/model/messages/in-reader-language';
import { t } from '@quire/model/messages/t';
import { issuePath, journalPagePath, journalsPath } from '@quire/model/paths';
import { Link } from 'react-router';
import { Cover } from '../../ui/cover/cover.tsx';
import { MetaLine } from '../../ui/meta-line.tsx';
import styles from './journal-header.module.css';

interface JournalHeaderProps {
  readonly journal: Journal;
  readonly newest: IssueCard | undefined;
  /** Its pages that have a text. */
  readonly texts: readonly string[];
  readonly cover: ShownImage | undefined;
}

/** The journal's cover and what it is, with the ways to read it and to write for it. */
export function JournalHeader({ journal, newest, texts, cover }: JournalHeaderProps) {
  const { name, fullname, issn, hue, description, subjects, status } = journal;
  return (
    <header className={styles.header}>
      {cover ? (
        <img
          className={`${styles.cover} ${styles.picture}`}
          src={cover.src}
          srcSet={cover.srcset}
          sizes="14rem"
          width={cover.width}
          height={cover.height}
          alt={cover.alt}
        />
      ) : (
        <Cover
          className={styles.cover}
          id={name}
          label={name}
          title={fullname}
          hue={hue}
          note={issn && t('journals.issnOf', { issn })}
        />
      )}
      <div>
        <p className="eyebrow">
          <Link className={styles.up} to={journalsPath()}>
            {t('journals.journals')}
          </Link>
          {status === 'ceased' && ` · ${t('journals.ceased')}`}
          {status === 'announced' && ` · ${t('journals.openingSoon')}`}
        </p>
        <h1 className={styles.title}>{fullname}</h1>
        <p className={styles.description} dir="auto" lang={languageOfText(journal, 'description')}>
          {description}
        </p>
        <MetaLine className={styles.subjects} facts={subjects} />
        <p className={styles.ways}>
          {newest && (
            <Link className="button" to={issuePath(name, newest.issueid)}>
              {t('journals.latestIssue')}
            </Link>
          )}
          {status === 'active' && texts.includes('submission') ? (
            <Link className="button quiet" to={journalPagePath(name, 'submission')}>
              {t('journals.submit')}
            </Link>
          ) : (
            <Link className="button quiet" to={journalPagePath(name, 'aims_scope')}>
              {t('journals.aimsScope')}
            </Link>
          )}
        </p>
      </div>
    </header>
  );
}
