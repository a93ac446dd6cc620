import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import type { StatusMove } from './form-description.ts';
import type { RecordFormState } from './use-record-form.ts';

interface SaveBarProps {
  readonly state: RecordFormState;
  readonly moves: readonly StatusMove[];
  readonly onSave: () => void;
  readonly onMove: (move: StatusMove) => void;
}

/** Save and the other actions on the record, always visible. */
export function SaveBar({ state, moves, onSave, onMove }: SaveBarProps) {
  const { isDirty, saving, live, theirs, isNew } = state;
  const isDeleted = live.keeping.deletedAt !== undefined;
  const words = saving
    ? t('officeForm.saving')
    : isDirty
      ? t('officeForm.notSavedYet')
      : isNew
        ? ''
        : t('officeForm.allSaved');
  return (
    <Paper
      variant="outlined"
      role="region"
      aria-label={t('office.save')}
      sx={{
        position: 'sticky',
        bottom: 0,
        mt: 2,
        maxWidth: 980,
        px: 2,
        py: 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        zIndex: 2,
      }}
    >
      <Typography role="status" variant="body2" color="text.secondary" sx={{ flexGrow: 1 }}>
        {words}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {moves.map((move) => (
          <Button
            key={move.label}
            disabled={saving || isDeleted || theirs !== null}
            color={move.isDanger ? 'error' : 'primary'}
            onClick={() => onMove(move)}
          >
            {move.label}
          </Button>
        ))}
        <Button
          variant="contained"
          loading={saving}
          disabled={isDeleted || theirs !== null || (!isDirty && !isNew)}
          onClick={onSave}
        >
          {t('office.save')}
        </Button>
      </Box>
    </Paper>
  );
}
