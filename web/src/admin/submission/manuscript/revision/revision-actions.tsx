import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { REVISION_REMIND_AGAIN_HOURS } from '@quire/model/constants';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { day, instant } from '../../../kit/dates.ts';
import type { ManuscriptWork } from '../work/work.ts';
import { ExtendDialog } from './extend-dialog.tsx';
import { RemindDialog } from './remind-dialog.tsx';

const HOUR_MS = 3_600_000;

/**
 * For the deciding editor while the author revises: the due date, the last reminder, and the actions to extend and
 * remind.
 */
export function RevisionActions({ work }: { readonly work: ManuscriptWork }) {
  const [asked, setAsked] = useState<'extend' | 'remind' | null>(null);
  const { submission, revises } = work;
  const { dueAt, remindedAt } = submission;
  if (!revises) return null;
  const again = Date.parse(remindedAt ?? '') + REVISION_REMIND_AGAIN_HOURS * HOUR_MS;
  const isFresh = again > Date.now();
  const close = () => setAsked(null);
  const sentences = [
    dueAt && t('officeReview.revisionDue', { date: day(dueAt) }),
    remindedAt && t('officeReview.lastReminded', { date: instant(remindedAt) }),
    isFresh && t('officeReview.remindAgainFrom', { date: instant(new Date(again).toISOString()) }),
  ];
  return (
    <Box sx={{ mb: 1.5 }}>
      <Typography sx={{ mb: 1 }}>{sentences.filter(Boolean).join(' ')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={() => setAsked('extend')}>
          {t('officeReview.extendDueDate')}
        </Button>
        <Button variant="outlined" disabled={isFresh} onClick={() => setAsked('remind')}>
          {t('officeReview.remindAuthor')}
        </Button>
      </Box>
      {asked === 'extend' && <ExtendDialog submission={submission} onClose={close} />}
      {asked === 'remind' && <RemindDialog submission={submission} onClose={close} />}
    </Box>
  );
}
