import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StaffCheck, StaffTick } from '@quire/model/entities/staff-check';
import { t } from '@quire/model/messages/t';
import { untickedOf } from '@quire/model/submission/unticked-checks';
import { Panel } from '../../../../signed-in/panel.tsx';
import type { ManuscriptWork } from '../work/work.ts';
import { StaffCheckRow } from './checklist-row.tsx';

interface ChecklistPanelProps {
  readonly work: ManuscriptWork;
  readonly checklist: readonly StaffCheck[];
  readonly ticks: readonly StaffTick[];
}

/** The journal's checklist, with the person who ticked each item. */
export function ChecklistPanel({ work, checklist, ticks }: ChecklistPanelProps) {
  const { submission, person } = work;
  const open = untickedOf(checklist, ticks).length;
  if (checklist.length === 0) return null;
  return (
    <Panel isDense title={t('officeChecks.checklist')}>
      <Typography color="text.secondary">
        {open === 0
          ? t('officeChecks.allTicked')
          : t('officeChecks.tickedCount', {
              ticked: checklist.length - open,
              all: checklist.length,
            })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {checklist.map((check) => (
          <StaffCheckRow
            key={check.text}
            check={check}
            tick={ticks.find(({ text }) => text === check.text) ?? null}
            submission={submission.id}
            uid={person.uid}
          />
        ))}
      </Box>
    </Panel>
  );
}
