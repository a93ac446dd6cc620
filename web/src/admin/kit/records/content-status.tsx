import Chip from '@mui/material/Chip';
import { t } from '@quire/model/messages/t';
import type { StatusMove } from '../form/form-description.ts';

export const CONTENT_STATUS_LABELS: Readonly<Record<string, string>> = {
  draft: t('officePosts.statusDraft'),
  scheduled: t('officePosts.statusScheduled'),
  published: t('officePosts.statusPublished'),
  archived: t('officePosts.statusArchived'),
};

/** The transitions of a page or a book. A published record is archived and never becomes a draft again. */
export const CONTENT_MOVES: readonly StatusMove[] = [
  { label: t('officePosts.publish'), from: ['draft'], to: 'published' },
  {
    label: t('officePosts.archive'),
    from: ['published'],
    to: 'archived',
    asks: t('officePosts.asksArchiveRecord'),
    isDanger: true,
  },
  { label: t('officePosts.publishAgain'), from: ['archived'], to: 'published' },
];

interface StatusChipProps {
  readonly status: string;
  readonly labels?: Readonly<Record<string, string>>;
  /** The statuses that readers see. */
  readonly isOn: boolean;
}

/** A record's status in a list. */
export function StatusChip({ status, isOn, labels = CONTENT_STATUS_LABELS }: StatusChipProps) {
  return (
    <Chip
      size="small"
      variant="outlined"
      color={isOn ? 'success' : 'default'}
      label={labels[status] ?? status}
    />
  );
}
