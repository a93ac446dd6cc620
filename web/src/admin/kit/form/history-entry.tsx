import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import type { RecordHistory } from '@quire/model/records/record-keeping';
import { sameValue } from '../../../drafts/same-value.ts';
import { rich } from '../../../messages/rich.ts';
import { instant } from '../dates.ts';
import { ChangedValue } from './changed-value.tsx';
import type { FormDescription } from './form-description.ts';
import { labelAt } from './form-fields.ts';

interface HistoryEntryProps {
  readonly form: FormDescription;
  readonly version: RecordHistory;
  /** The previous version; null if unknown. */
  readonly before: RecordHistory | null;
  readonly isLatest: boolean;
  readonly onRestore: () => void;
}

/** One change: person, time, and each changed field. */
export function HistoryEntry({ form, version, before, isLatest, onRestore }: HistoryEntryProps) {
  const fields = before
    ? [...new Set([...Object.keys(before.data), ...Object.keys(version.data)])].filter(
        (field) => !sameValue(before.data[field], version.data[field]),
      )
    : [];
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', py: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
        <Typography variant="body2" sx={{ flexGrow: 1 }}>
          {rich('officeForm.historyLine', {
            name: version.byName || version.by,
            date: instant(version.at),
            change: version.change,
            strong: (words) => <strong>{words}</strong>,
          })}
        </Typography>
        {!isLatest && (
          <Button size="small" onClick={onRestore}>
            {t('officeForm.restore')}
          </Button>
        )}
      </Box>
      {fields.map((field) => (
        <Box key={field} sx={{ mt: 1, pl: 1.5, borderLeft: 2, borderColor: 'divider' }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {field === 'status' ? t('officeForm.status') : labelAt(form, field)}
          </Typography>
          <ChangedValue
            label={t('officeForm.valueBefore')}
            value={before?.data[field]}
            against={version.data[field]}
          />
          <ChangedValue
            label={t('officeForm.valueAfter')}
            value={version.data[field]}
            against={before?.data[field]}
          />
        </Box>
      ))}
    </Box>
  );
}
