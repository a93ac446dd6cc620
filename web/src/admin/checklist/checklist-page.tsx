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
        Tasks for a new press. Items are checked when you open this page, where a check is possible.
        You can remove items that do not apply to your press.
      </Typography>
      {problem && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {problem}
        </Alert>
      )}
      {!entries && isLooking && <LinearProgress aria-label="Checking" />}
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

/** `/admin/dashboard/checklist`, for admins: what indexes and authors expect and is still missing. */
export default function ChecklistPage() {
  return (
    <StaffOnly action="press.edit" reach="all">
      {(person) => <Checklist person={person} />}
    </StaffOnly>
  );
}
