import type { JournalCard } from '@quire/model/entities/published';
import { languageOfText } from '@quire/model/messages/in-reader-language';
import { t } from '@quire/model/messages/t';
import { journalPath } from '@quire/model/paths';
import { Link } from 'react-router';
import { Cover } from '../../ui/cover/cover.tsx';
import { MetaLine } from '../../ui/meta-line.tsx';
import styles from './journal-row.module.css';

/** A journal in the list of all: cover, title, what it is about, its facts. */
export function JournalRow({ journal }: { journal: JournalCard }) {
  const { name, fullname, issn, hue, description, subjects, frequency, articleCount } = journal;
  return (
    <li className={`link-row ${styles.row}`}>
      <Cover id={name} label={name} title={fullname} hue={hue} />
      <div className={styles.words}>
        <MetaLine
          className="eyebrow"
          facts={[
            name,
            journal.status === 'ceased' && t('journals.ceased'),
            journal.status === 'announced' && t('journals.openingSoon'),
          ]}
        />
        <h2 className={`title-link ${styles.title}`}>
          <Link to={journalPath(name)}>{fullname}</Link>
        </h2>
        <p className={styles.description} dir="auto" lang={languageOfText(journal, 'description')}>
          {description}
        </p>
        <MetaLine className={styles.subjects} facts={subjects} />
      </div>
      <dl className={styles.facts}>
        {issn && (
          <>
            <dt>{t('journals.issn')}</dt>
            <dd>{issn}</dd>
          </>
        )}
        {frequency && (
          <>
            <dt>{t('journals.frequency')}</dt>
            <dd>{frequency}</dd>
          </>
        )}
        <dt>{t('journals.articles')}</dt>
        <dd>{articleCount}</dd>
      </dl>
    </li>
  );
}
