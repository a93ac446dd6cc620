import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { can } from '@quire/model/roles';
import { useMemo } from 'react';
import type { Person } from '../../session/use-person.ts';
import { OfficeFrame } from '../kit/office-frame.tsx';
import { officeMenuFor } from '../kit/office-menu.ts';
import { StaffOnly } from '../kit/staff-only.tsx';
import { ChecklistLeft } from './checklist-left.tsx';
import { RecentChanges } from './recent-changes.tsx';
import { useCounts } from './use-counts.ts';
import { WaitingCards } from './waiting-cards.tsx';

function Overview({ person }: { person: Person }) {
  const counted = useCounts(person);
  const pages = useMemo(
    () =>
      new Set(
        officeMenuFor(person.claims).flatMap(({ entries }) => entries.map(({ path }) => path)),
      ),
    [person.claims],
  );
  return (
    <OfficeFrame person={person} title="Overview">
      <Stack spacing={3}>
        {can(person, 'press.edit') && <ChecklistLeft />}
        {counted.length > 0 && (
          <section aria-labelledby="waiting">
            <Typography variant="h2" id="waiting" sx={{ mb: 1.5 }}>
              What waits
            </Typography>
            <WaitingCards counted={counted} pages={pages} />
          </section>
        )}
        <RecentChanges person={person} />
      </Stack>
    </OfficeFrame>
  );
}

/** `/admin/dashboard`: what waits for whoever is here, and what was changed last. */
export default function DashboardPage() {
  return <StaffOnly>{(person) => <Overview person={person} />}</StaffOnly>;
}
