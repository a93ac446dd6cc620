import Link from '@mui/material/Link';
import { ADVERT_SLOTS } from '@quire/model/entities/advert';
import { AdvertFiguresSchema } from '@quire/model/entities/published-advert';
import { ADVERTS_LIST } from '@quire/model/lists/content-lists';
import { t } from '@quire/model/messages/t';
import { adminAdvsPath } from '@quire/model/office-paths';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import { Link as RouterLink } from 'react-router';
import { day, instant } from '../kit/dates.ts';
import type { ListDescription, RowAction } from '../kit/list/list-description.ts';
import { MediaThumb } from '../kit/media/media-thumb.tsx';
import { today } from '../kit/posts/post-status.ts';
import { readKind } from '../kit/read-kind.ts';
import { StatusChip } from '../kit/records/content-status.tsx';
import { saveChanged } from '../kit/save-changed.ts';
import { ADV_STATUS_LABELS, SLOTS } from './adv-form.ts';

const readRecord = readKind(RECORD_KINDS.adverts.schema);

/** An advertisement with its figures. */
function read(data: unknown) {
  const record = readRecord(data);
  const figures = AdvertFiguresSchema.safeParse(data);
  return record && { ...record, ...(figures.success ? figures.data : { shown: 0, clicks: 0 }) };
}
type Adv = NonNullable<ReturnType<typeof read>>;

const isShown = ({ status, start, end }: Adv) =>
  status === 'active' && start <= today() && today() <= end;
const labelOf = (adv: Adv) => {
  if (adv.status !== 'active') return ADV_STATUS_LABELS[adv.status] ?? adv.status;
  if (adv.end < today()) return 'Ended';
  return adv.start > today() ? 'Scheduled' : 'Shown';
};
const share = ({ shown, clicks }: Adv) =>
  shown > 0 ? `${((100 * clicks) / shown).toFixed(1)} %` : '–';
const counted = (count: number) => (count === 1 ? 'One advertisement' : `${count} advertisements`);

const ACTIONS: readonly RowAction<Adv>[] = [
  {
    key: 'pause',
    label: 'Pause',
    isFor: ({ record }) => record?.status === 'active',
    done: (count) => `${counted(count)} paused.`,
    run: (row) => saveChanged('adverts', row, { status: 'paused' }),
  },
  {
    key: 'activate',
    label: 'Activate',
    isFor: ({ record }) =>
      (record?.status === 'draft' || record?.status === 'paused') && record.end >= today(),
    asks: (count) => `${count === 1 ? 'It' : 'They'} will be shown on the days set.`,
    done: (count) => `${counted(count)} activated.`,
    run: (row) => saveChanged('adverts', row, { status: 'active' }),
  },
  {
    key: 'archive',
    label: 'Archive',
    isFor: ({ record }) => record?.status === 'active' || record?.status === 'paused',
    asks: (count) =>
      `${count === 1 ? 'It is' : 'They are'} no longer shown. The figures are kept, and you can restore ${count === 1 ? 'it' : 'them'}.`,
    done: (count) => `${counted(count)} archived.`,
    run: (row) => saveChanged('adverts', row, { status: 'archived' }),
  },
  {
    key: 'restore',
    label: 'Restore',
    isFor: ({ record }) => record?.status === 'archived',
    done: (count) => `${counted(count)} restored as paused.`,
    run: (row) => saveChanged('adverts', row, { status: 'paused' }),
  },
];

export const ADV_LIST: ListDescription<Adv> = {
  ...{ id: 'advs', plan: ADVERTS_LIST, action: 'content.edit', kind: 'adverts', read },
  ...{
    name: t('officeRecords.advertisements'),
    newLabel: t('officeRecords.newAdvertisement'),
    newPath: adminAdvsPath('new'),
  },
  link: (row) => adminAdvsPath(row.id),
  empty: 'No advertisements yet. Choose New advertisement to add one.',
  actions: ACTIONS,
  filters: [
    {
      ...{ field: 'status', label: 'Status' },
      choices: Object.entries(ADV_STATUS_LABELS).map(([value, label]) => ({ value, label })),
    },
    { field: 'slot', label: 'Slot', choices: SLOTS },
  ],
  columns: [
    {
      ...{ key: 'name', label: 'Name', sort: 'sortKey', csv: ({ name }) => name },
      render: ({ name }, row) => (
        <Link component={RouterLink} to={adminAdvsPath(row.id)} underline="hover">
          {name}
        </Link>
      ),
    },
    {
      ...{ key: 'image', label: 'Picture', csv: ({ image }) => image.alt },
      render: ({ image }) => (
        <div style={{ width: 84 }}>
          <MediaThumb file={image} alt={image.alt} height={48} />
        </div>
      ),
    },
    {
      ...{ key: 'status', label: 'State', onPhones: true, csv: labelOf },
      render: (adv) => (
        <StatusChip status={labelOf(adv)} isOn={isShown(adv)} labels={ADV_STATUS_LABELS} />
      ),
    },
    {
      ...{ key: 'slot', label: 'Slot', csv: ({ slot }) => ADVERT_SLOTS[slot] },
      render: ({ slot, journals }) =>
        [ADVERT_SLOTS[slot], journals.join(', ')].filter(Boolean).join(': '),
    },
    {
      ...{ key: 'days', label: 'Days', sort: 'end', isShort: true },
      csv: ({ start, end }) => `${start}/${end}`,
      render: ({ start, end }) => `${day(start)} – ${day(end)}`,
    },
    {
      ...{ key: 'weight', label: 'Weight', align: 'right', isShort: true },
      csv: ({ weight }) => weight,
      render: ({ weight }) => weight,
    },
    {
      ...{ key: 'shown', label: 'Views', align: 'right', isShort: true },
      csv: ({ shown }) => shown,
      render: ({ shown }) => shown.toLocaleString('en-GB'),
    },
    {
      ...{ key: 'clicks', label: 'Clicks', align: 'right', isShort: true },
      csv: ({ clicks }) => clicks,
      render: ({ clicks }) => clicks.toLocaleString('en-GB'),
    },
    {
      ...{ key: 'share', label: 'Click rate', align: 'right', isShort: true },
      csv: share,
      render: share,
    },
    {
      ...{ key: 'url', label: 'Link', isHidden: true, csv: ({ url }) => url },
      render: ({ url }) => new URL(url).hostname,
    },
    {
      ...{ key: 'updatedAt', label: 'Changed', sort: 'updatedAt', isShort: true, isHidden: true },
      csv: ({ updatedAt }) => updatedAt,
      render: ({ updatedAt }) => instant(updatedAt),
    },
  ],
};
