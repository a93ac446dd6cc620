import Chip from '@mui/material/Chip';
import type { StatusMove } from '../form/form-description.ts';

export const CONTENT_STATUS_LABELS: Readonly<Record<string, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  archived: 'Archived',
};

/** The transitions of a page or a book. A published record is archived and never becomes a draft again. */
export const CONTENT_MOVES: readonly StatusMove[] = [
  { label: 'Publish', from: ['draft'], to: 'published' },
  {
    label: 'Archive',
    from: ['published'],
    to: 'archived',
    asks: 'Readers no longer find it, and its address says that it was withdrawn.',
    isDanger: true,
  },
  { label: 'Publish again', from: ['archived'], to: 'published' },
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
