import type { Journal } from '@quire/model/entities/journal';
import { licenceOf } from '@quire/model/licence';
import { t } from '@quire/model/messages/t';
import { journalPath, journalsPath } from '@quire/model/paths';
import { JsonLd } from '../../app/json-ld.tsx';
import { useSite } from '../../app/page/site.tsx';
import { breadcrumbs } from '../../app/records/breadcrumbs.ts';
import { usePress } from '../../layouts/press-digest.ts';
import { periodical } from './periodical.ts';

/** The journal as schema.org describes one, and the way to it. */
export function JournalRecords({ journal }: { journal: Journal }) {
  const { origin } = useSite();
  const press = usePress()?.press.name ?? '';
  return (
    <JsonLd
      data={{
        '@graph': [
          {
            ...periodical(journal, origin, press),
            description: journal.description || undefined,
            about: journal.subjects,
            startDate: journal.started && String(journal.started),
            license: licenceOf(journal.licence).url ?? undefined,
            isAccessibleForFree: true,
          },
          breadcrumbs(origin, press, [
            [t('journals.journals'), journalsPath()],
            [journal.fullname, journalPath(journal.name)],
          ]),
        ],
      }}
    />
  );
}
