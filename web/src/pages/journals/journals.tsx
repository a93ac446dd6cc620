import type { JournalsDigest } from '@quire/model/entities/published';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageHead } from '../../app/page-head.tsx';
import { usePress } from '../../app/press-digest.ts';
import { doorContext } from '../../data/public/public-door.ts';
import { JournalRow } from './journal-row.tsx';
import styles from './journals.module.css';

export async function loader({ context }: LoaderFunctionArgs): Promise<JournalsDigest> {
  const { getJournals } = await import('../../data/public/journals.ts');
  return getJournals(context.get(doorContext));
}

export default function Journals() {
  const { journals } = useLoaderData<JournalsDigest>();
  const name = usePress()?.press.name ?? 'this press';
  return (
    <>
      <PageHead
        title="Journals"
        description={`The open-access journals of ${name}: every article free to read, share and reuse.`}
      />
      <header className={styles.header}>
        <h1>Journals</h1>
        <p className={styles.lead}>
          Every journal of {name} is open access: its articles are free to read, to share and to
          reuse, from the day they are published.
        </p>
      </header>
      {journals.length === 0 && <p>The first journal has not opened yet.</p>}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one */}
      <ul role="list" className={styles.list}>
        {journals.map((journal) => (
          <JournalRow key={journal.name} journal={journal} />
        ))}
      </ul>
    </>
  );
}
