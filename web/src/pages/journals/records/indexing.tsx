import type { JournalPageData } from '../journal-page-data.ts';
import { FactTable } from './fact-table.tsx';

/** Where the journal can be found, and who keeps its articles for good. */
export function Indexing({ page: { journal } }: { page: JournalPageData }) {
  const { indexing, preservation } = journal;
  return (
    <>
      <h2>Where it is indexed</h2>
      {indexing.length === 0 && <p>No index covers the journal yet.</p>}
      {indexing.length > 0 && (
        <FactTable
          caption="Indexes that cover the journal"
          columns={['Index', 'Covered since']}
          rows={indexing.map(({ name, url, since }) => [
            url ? (
              <a key={name} href={url}>
                {name}
              </a>
            ) : (
              name
            ),
            since ?? 'the first issue',
          ])}
        />
      )}
      <h2>Long-term preservation</h2>
      {preservation.length === 0 && (
        <p>The journal’s articles are kept by the press and in its backups.</p>
      )}
      {preservation.length > 0 && (
        <>
          <p>Should the press ever close, its articles stay available from:</p>
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
