import type { Journal } from '@quire/model/entities/journal';
import { t } from '@quire/model/messages/t';
import type { JournalPageData } from '../parts/journal-page-data.ts';
import { FactTable } from './fact-table.tsx';

/** Where the journal can be found, and who keeps its articles for good. */
export function Indexing({ page: { journal } }: { page: JournalPageData }) {
  const { indexing, preservation } = journal;
  return (
    <>
      <h2>{t('journals.whereIndexed')}</h2>
      <Indexes indexing={indexing} />
      <h2>{t('journals.preservation')}</h2>
      {preservation.length === 0 && <p>{t('journals.noArchive')}</p>}
      {preservation.length > 0 && (
        <>
          <p>{t('journals.archives')}</p>
          <ul>
            {preservation.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** A table where the years are known, else a list. */
function Indexes({ indexing }: Pick<Journal, 'indexing'>) {
  if (indexing.length === 0) return <p>{t('journals.noIndex')}</p>;
  const rows = indexing.map(({ name, url, since }) => ({
    name,
    since,
    link: url ? <a href={url}>{name}</a> : name,
  }));
  if (rows.every(({ since }) => since === undefined)) {
    return (
      <ul>
        {rows.map(({ name, link }) => (
          <li key={name}>{link}</li>
        ))}
      </ul>
    );
  }
  return (
    <FactTable
      caption={t('journals.indexTable')}
      columns={[t('journals.index'), t('journals.coveredSince')]}
      rows={rows.map(({ link, since }) => [link, since ?? t('journals.notStated')])}
    />
  );
}
