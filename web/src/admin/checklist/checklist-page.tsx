import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { adminDashboardPath } from '@quire/model/paths';
import type { Person } from '../../session/use-person.ts';
import { hour } from '../kit/dates.ts';
import { OfficeFrame } from '../kit/office-frame.tsx';
import { StaffOnly } from '../kit/staff-only.tsx';
import { ChecklistRow } from './checklist-row.tsx';
import { ITEM_GROUPS } from './item-words.ts';
import { countsOf, useChecklist } from './use-checklist.ts';

const OVERVIEW = { label: t('officeChecklist.overview'), path: adminDashboardPath() };

function Checklist({ person }: { readonly person: Person }) {
  const { entries, checkedAt, problem, isLooking, look, mark } = useChecklist();
  const { seen, all } = countsOf(entries ?? []);
  return (
    <OfficeFrame
      person={person}
      title={t('officeChecklist.checklist')}
      crumbs={[OVERVIEW]}
      actions={
        <Button variant="outlined" loading={isLooking} onClick={() => void look()}>
          {t('officeChecklist.checkAgain')}
        </Button>
      }
    >
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: '75ch' }}>
        {t('officeChecklist.intro')}
      </Typography>
      {problem && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {problem}
        </Alert>
      )}
      {!entries && isLooking && <LinearProgress aria-label={t('officeChecklist.checking')} />}
      {entries && (
        <Stack spacing={2.5}>
          <Typography role="status">
            {checkedAt
              ? t('officeChecklist.progressAsOf', { done: seen, all, time: hour(checkedAt) })
              : t('officeChecklist.progress', { done: seen, all })}
          </Typography>
          {ITEM_GROUPS.map(({ label, help, items }) => (
            <Paper
              key={label}
              component="section"
              variant="outlined"
              aria-label={label}
              sx={{ p: 2 }}
            >
              <Typography variant="h2">{label}</Typography>
              <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
                {help}
              </Typography>
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {entries
                  .filter(({ item }) => items.includes(item))
                  .toSorted((a, b) => items.indexOf(a.item) - items.indexOf(b.item))
                  .map((entry) => (
                    <ChecklistRow
                      key={entry.item}
                      entry={entry}
                      isBusy={isLooking}
                      onMark={(isForUs) => void mark(entry.item, isForUs)}
                    />
                  ))}
              </Box>
            </Paper>
          ))}
        </Stack>
      )}
    </OfficeFrame>
  );
}

/** `/admin/dashboard/checklist`, for admins: what indexes and authors expect and is still missing. */
export default function ChecklistPage() {
  return (
    <StaffOnly action="press.edit" reach="all">
      {(person) => <Checklist person={person} />}
    </StaffOnly>
  );
}
