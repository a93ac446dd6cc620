import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { usePress } from '../../../layouts/press-digest.ts';
import type { JournalPageData } from '../parts/journal-page-data.ts';
import { FactTable } from './fact-table.tsx';

/** How to reach the journal and the press behind it. */
export function Contact({ page: { journal, contacts } }: { page: JournalPageData }) {
  const press = usePress()?.press;
  const chiefs = journal.board.filter(({ role }) => role === 'editor-in-chief');
  return (
    <FactTable
      caption={t('journals.contact')}
      rows={[
        [t('journals.editorialOffice'), <Mail key="office" address={journal.contactEmail} />],
        [
          t('journals.chiefEditors', { count: chiefs.length }),
          formatList(chiefs.map(({ name }) => name)),
        ],
        ...contacts.map(
          ({ name, role, email }) =>
            [
              role || t('journals.contact'),
              <>
                {name}, <Mail address={email} />
              </>,
            ] as const,
        ),
        [t('journals.publisher'), press?.name],
        [t('journals.address'), press?.address],
        [t('journals.pressContact'), press && <Mail address={press.infoEmail} />],
        [t('journals.siteHelp'), press && <Mail address={press.supportEmail} />],
      ]}
    />
  );
}

function Mail({ address }: { address: string }) {
  return <a href={`mailto:${address}`}>{address}</a>;
}
