import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ChecklistEntry } from '@quire/model/calls/setup';
import type { ChecklistState } from '@quire/model/checklist';
import { t } from '@quire/model/messages/t';
import { Link } from 'react-router';
import { day } from '../kit/dates.ts';
import { ITEM_WORDS } from './item-words.ts';

const STATES: Readonly<
  Record<ChecklistState, { label: string; color: 'success' | 'warning' | 'default' | 'info' }>
> = {
  done: { label: t('officeChecklist.stateDone'), color: 'success' },
  open: { label: t('officeChecklist.stateToDo'), color: 'warning' },
  unknown: { label: t('officeChecklist.stateNotChecked'), color: 'info' },
  'not-for-us': { label: t('officeChecklist.stateNotApplicable'), color: 'default' },
};

interface ChecklistRowProps {
  readonly entry: ChecklistEntry;
  readonly isBusy: boolean;
  readonly onMark: (isForUs: boolean) => void;
}

/** One item: the result, how to complete it, and whether it applies to this press. */
export function ChecklistRow({ entry, isBusy, onMark }: ChecklistRowProps) {
  const { item, state, finding, notForUs } = entry;
  const { title, howTo, to } = ITEM_WORDS[item];
  const { label, color } = STATES[state];
  const mark = state === 'not-for-us' ? t('officeChecklist.restore') : t('officeChecklist.dismiss');
  const id = `item-${item}`;
  return (
    <Box
      component="li"
      aria-labelledby={id}
      sx={{
        ...{ display: 'grid', gap: 1.5, py: 1.5, borderTop: 1, borderColor: 'divider' },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '7rem minmax(0, 1fr) auto' },
        alignItems: 'start',
      }}
    >
      <Box>
        <Chip size="small" variant="outlined" {...{ label, color }} />
      </Box>
      <Box>
        <Typography variant="h3" id={id} sx={{ fontSize: '1rem', fontWeight: 600 }}>
          {title}
        </Typography>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {notForUs
            ? t('officeChecklist.markedNotApplicable', { by: notForUs.by, date: day(notForUs.at) })
            : finding}
        </Typography>
        {(state === 'open' || state === 'unknown') && (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
            {howTo}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {to && state !== 'not-for-us' && (
          <Button
            component={Link}
            to={to.path}
            variant="outlined"
            aria-label={t('officeChecklist.actionOnItem', { action: to.label, item: title })}
          >
            {to.label}
          </Button>
        )}
        {state !== 'done' && (
          <Button
            disabled={isBusy}
            onClick={() => onMark(state === 'not-for-us')}
            aria-label={t('officeChecklist.actionOnItem', { action: mark, item: title })}
          >
            {mark}
          </Button>
        )}
      </Box>
    </Box>
  );
}
