/** Where staff correct what an agency does not take. */
import type { Registration } from '@quire/model/entities/registration';
import { t } from '@quire/model/messages/t';
import { officePageOf } from '@quire/model/office-links';
import { adminJournalsPath, adminSettingsPath } from '@quire/model/office-paths';

/** `source`: the editor of what the DOI is of. */
export type Place = 'source' | 'journal' | 'settings';

const LABELS: Readonly<Record<Place, string>> = {
  source: t('officeRegistrations.placeSource'),
  journal: t('officeRegistrations.placeJournal'),
  settings: t('officeRegistrations.placeSettings'),
};

type OfRecord = Pick<Registration, 'journal' | 'source'>;

const PATHS: Readonly<Record<Place, (of: OfRecord) => string | null>> = {
  source: ({ source }) => officePageOf(`${source.collection}/${source.id}`),
  journal: ({ journal }) => (journal === null ? null : adminJournalsPath(journal)),
  settings: () => adminSettingsPath(),
};

export interface LinkToPlace {
  readonly place: Place;
  readonly label: string;
  readonly path: string;
}

/** Links to the places that there are for a DOI: one of no journal has no journal to correct. */
export const linksTo = (places: readonly Place[], of: OfRecord): readonly LinkToPlace[] =>
  places.flatMap((place) => {
    const path = PATHS[place](of);
    return path === null ? [] : [{ place, label: LABELS[place], path }];
  });
