import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adminDashboardPath } from '@quire/model/paths';
import type { Person } from '../../session/use-person.ts';
import { OfficeFrame } from '../kit/office-frame.tsx';
import { StaffOnly } from '../kit/staff-only.tsx';
import { ChecklistRow } from './checklist-row.tsx';
import { ITEM_GROUPS } from './item-words.ts';
import { countsOf, useChecklist } from './use-checklist.ts';

const OVERVIEW = { label: 'Overview', path: adminDashboardPath() };
const TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

function Checklist({ person }: { readonly person: Person }) {
  const { entries, checkedAt, problem, isLooking, look, mark } = useChecklist();
  const { seen, all } = countsOf(entries ?? []);
  return (
    <OfficeFrame
      person={person}
      title="Checklist"
      crumbs={[OVERVIEW]}
      actions={
        <Button variant="outlined" loading={isLooking} onClick={() => void look()}>
          Check again
        </Button>
      }
    >
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: '75ch' }}>
        What a new press sees to. Each item is looked at when this page is opened; what cannot be
        looked at says so. An item that is not for your press can be taken off the list.
      </Typography>
      {problem && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {problem}
        </Alert>
      )}
      {!entries && isLooking && <LinearProgress aria-label="Looking" />}
      {entries && (
        <Stack spacing={2.5}>
          <Typography role="status">
            {seen} of {all} done
            {checkedAt && `, as of ${TIME.format(new Date(checkedAt))}`}
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

/** `/admin/dashboard/checklist`: what is left until the press is as indexes and authors expect. For admins. */
export default function ChecklistPage() {
  return (
    <StaffOnly action="press.edit" reach="all">
      {(person) => <Checklist person={person} />}
    </StaffOnly>
  );
}
