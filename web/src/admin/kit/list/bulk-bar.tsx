import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import type { Row } from '../../../data/live/office/list-request.ts';
import type { ExportFormatName } from './export-formats.ts';
import { ExportMenu } from './export-menu.tsx';
import type { RowAction } from './list-description.ts';

interface BulkBarProps<T> {
  readonly rows: readonly Row<T>[];
  readonly actions: readonly RowAction<T>[];
  readonly onAct: (action: RowAction<T>, rows: readonly Row<T>[]) => void;
  readonly onExport: (format: ExportFormatName) => void;
  readonly onClear: () => void;
}

/** The actions for all selected records. An action applies to the records that it is for. */
export function BulkBar<T>({ rows, actions, onAct, onExport, onClear }: BulkBarProps<T>) {
  if (rows.length === 0) return null;
  const offered = actions
    .filter(({ isSingle }) => !isSingle)
    .map((action) => ({ action, meant: rows.filter((row) => action.isFor?.(row) ?? true) }))
    .filter(({ meant }) => meant.length > 0);
  return (
    <Paper
      variant="outlined"
      role="region"
      aria-label={t('officeList.selection')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', px: 1.5, py: 0.5 }}
    >
      <Typography role="status" variant="body2" sx={{ mr: 1 }}>
        {t('officeList.selected', { count: rows.length })}
      </Typography>
      {offered.map(({ action, meant }) => (
        <Button
          key={action.key}
          size="small"
          color={action.isDanger ? 'error' : 'primary'}
          onClick={() => onAct(action, meant)}
        >
          {meant.length === rows.length
            ? action.label
            : t('officeList.actionForSome', { action: action.label, count: meant.length })}
        </Button>
      ))}
      <ExportMenu label={t('officeList.exportSelection')} size="small" onExport={onExport} />
      <Button size="small" color="inherit" onClick={onClear}>
        {t('officeList.clearSelection')}
      </Button>
    </Paper>
  );
}
