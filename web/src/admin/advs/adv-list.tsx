import Link from '@mui/material/Link';
import { ADVERT_SLOTS } from '@quire/model/entities/advert';
import { AdvertFiguresSchema } from '@quire/model/entities/published-advert';
import { ADVERTS_LIST } from '@quire/model/lists/content-lists';
import { formatList, formatNumber, formatPercent } from '@quire/model/messages/numbers';
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
  if (adv.end < today()) return t('officeAdvs.statusEnded');
  return adv.start > today() ? t('officeAdvs.statusScheduled') : t('officeAdvs.statusShown');
};
const share = ({ shown, clicks }: Adv) => (shown > 0 ? formatPercent(clicks / shown, 1) : '–');

const ACTIONS: readonly RowAction<Adv>[] = [
  {
    key: 'pause',
    label: t('officeAdvs.pause'),
    isFor: ({ record }) => record?.status === 'active',
    done: (count) => t('officeAdvs.paused', { count }),
    run: (row) => saveChanged('adverts', row, { status: 'paused' }),
  },
  {
    key: 'activate',
    label: t('officeAdvs.activate'),
    isFor: ({ record }) =>
      (record?.status === 'draft' || record?.status === 'paused') && record.end >= today(),
    asks: (count) => t('officeAdvs.asksActivate', { count }),
    done: (count) => t('officeAdvs.activated', { count }),
    run: (row) => saveChanged('adverts', row, { status: 'active' }),
  },
  {
    key: 'archive',
    label: t('officeAdvs.archive'),
    isFor: ({ record }) => record?.status === 'active' || record?.status === 'paused',
    asks: (count) => t('officeAdvs.asksArchive', { count }),
    done: (count) => t('officeAdvs.archived', { count }),
    run: (row) => saveChanged('adverts', row, { status: 'archived' }),
  },
  {
    key: 'restore',
    label: t('officeAdvs.restore'),
    isFor: ({ record }) => record?.status === 'archived',
    done: (count) => t('officeAdvs.restored', { count }),
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
  empty: t('officeAdvs.empty'),
  actions: ACTIONS,
  filters: [
    {
      ...{ field: 'status', label: t('officeAdvs.status') },
      choices: Object.entries(ADV_STATUS_LABELS).map(([value, label]) => ({ value, label })),
    },
    { field: 'slot', label: t('officeAdvs.slot'), choices: SLOTS },
  ],
  columns: [
    {
      ...{ key: 'name', label: t('office.name'), sort: 'sortKey', csv: ({ name }) => name },
      render: ({ name }, row) => (
        <Link component={RouterLink} to={adminAdvsPath(row.id)} underline="hover">
          {name}
        </Link>
      ),
    },
    {
      ...{ key: 'image', label: t('officeAdvs.image'), csv: ({ image }) => image.alt },
      render: ({ image }) => (
        <div style={{ width: 84 }}>
          <MediaThumb file={image} alt={image.alt} height={48} />
        </div>
      ),
    },
    {
      ...{ key: 'status', label: t('officeAdvs.state'), onPhones: true, csv: labelOf },
      render: (adv) => (
        <StatusChip status={labelOf(adv)} isOn={isShown(adv)} labels={ADV_STATUS_LABELS} />
      ),
    },
    {
      ...{ key: 'slot', label: t('officeAdvs.slot'), csv: ({ slot }) => ADVERT_SLOTS[slot] },
      render: ({ slot, journals }) =>
        journals.length === 0
          ? ADVERT_SLOTS[slot]
          : t('officeAdvs.slotInJournals', {
              slot: ADVERT_SLOTS[slot],
              journals: formatList(journals),
            }),
    },
    {
      ...{ key: 'days', label: t('officeAdvs.days'), sort: 'end', isShort: true },
      csv: ({ start, end }) => `${start}/${end}`,
      render: ({ start, end }) => t('officeAdvs.daysShown', { from: day(start), to: day(end) }),
    },
    {
      ...{ key: 'weight', label: t('officeAdvs.weight'), align: 'right', isShort: true },
      csv: ({ weight }) => weight,
      render: ({ weight }) => weight,
    },
    {
      ...{ key: 'shown', label: t('officeAdvs.viewCount'), align: 'right', isShort: true },
      csv: ({ shown }) => shown,
      render: ({ shown }) => formatNumber(shown),
    },
    {
      ...{ key: 'clicks', label: t('officeAdvs.clickCount'), align: 'right', isShort: true },
      csv: ({ clicks }) => clicks,
      render: ({ clicks }) => formatNumber(clicks),
    },
    {
      ...{ key: 'share', label: t('officeAdvs.clickRate'), align: 'right', isShort: true },
      csv: share,
      render: share,
    },
    {
      ...{ key: 'url', label: t('officeAdvs.link'), isHidden: true, csv: ({ url }) => url },
      render: ({ url }) => new URL(url).hostname,
    },
    {
      ...{
        key: 'updatedAt',
        label: t('officeAdvs.changedOn'),
        sort: 'updatedAt',
        isShort: true,
        isHidden: true,
      },
      csv: ({ updatedAt }) => updatedAt,
      render: ({ updatedAt }) => instant(updatedAt),
    },
  ],
};
