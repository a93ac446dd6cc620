import { usePress } from '../../../layouts/press-digest.ts';
import type { JournalPageData } from '../parts/journal-page-data.ts';
import { FactTable } from './fact-table.tsx';

/** How to reach the journal and the press behind it. */
export function Contact({ page: { journal, contacts } }: { page: JournalPageData }) {
  const press = usePress()?.press;
  const chiefs = journal.board.filter(({ role }) => role === 'editor-in-chief');
  return (
    <FactTable
      caption="Contact"
      rows={[
        ['Editorial office', <Mail key="office" address={journal.contactEmail} />],
        [
          chiefs.length === 1 ? 'Editor-in-Chief' : 'Editors-in-Chief',
          chiefs.map(({ name }) => name).join(', '),
        ],
        ...contacts.map(
          ({ name, role, email }) =>
            [
              role || 'Contact',
              <>
                {name}, <Mail address={email} />
              </>,
            ] as const,
        ),
        ['Publisher', press?.name],
        ['Address', press?.address],
        ['The press', press && <Mail address={press.infoEmail} />],
        ['Help with this site', press && <Mail address={press.supportEmail} />],
      ]}
    />
  );
}

function Mail({ address }: { address: string }) {
  return <a href={`mailto:${address}`}>{address}</a>;
}
