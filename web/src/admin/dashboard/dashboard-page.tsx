import Stack from '@mui/material/Stack';
import { formatNumber } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { can } from '@quire/model/roles';
import { useMemo } from 'react';
import { COUNTED_MOST } from '../../data/live/office/count-records.ts';
import type { Person } from '../../session/use-person.ts';
import { mayEnter } from '../kit/may-enter.ts';
import { OfficeFrame } from '../kit/office-frame.tsx';
import { officeMenuFor } from '../kit/office-menu.ts';
import { StaffOnly } from '../kit/staff-only.tsx';
import { ChecklistLeft } from './checklist-left.tsx';
import { MoneyNow } from './money-now.tsx';
import { inOrderOfUrgency, itemOfCount } from './my-tasks.ts';
import { PulseSection } from './pulse-section.tsx';
import { RecentChanges } from './recent-changes.tsx';
import { SinceLastVisit } from './since-last-visit.tsx';
import { TaskList } from './task-list.tsx';
import { useCounts } from './use-counts.ts';
import { useMyWork } from './use-my-work.ts';

function Overview({ person }: { person: Person }) {
  const counted = useCounts(person);
  const pages = useMemo(
    () =>
      new Set(
        officeMenuFor(person.claims).flatMap(({ entries }) => entries.map(({ path }) => path)),
      ),
    [person.claims],
  );
  const work = useMyWork(person);
  const items = inOrderOfUrgency([
    ...work.items,
    ...counted.map((each) => itemOfCount(each, pages, countInWords)),
  ]);
  return (
    <OfficeFrame person={person} title={t('officeDashboard.pageTitle')}>
      <Stack spacing={3}>
        <TaskList
          items={items}
          loading={work.loading || counted.some(({ count }) => count === null)}
          hasProblem={work.hasProblem || counted.some(({ count }) => count === undefined)}
        />
        {can(person, 'press.edit') && <ChecklistLeft />}
        {handlesManuscripts(person) && (
          <SinceLastVisit uid={person.uid} manuscripts={work.manuscripts} />
        )}
        {person.claims.roles.includes('finance') && <MoneyNow />}
        {mayEnter(person.claims, { action: 'stat.read' }) && <PulseSection person={person} />}
        <RecentChanges person={person} />
      </Stack>
    </OfficeFrame>
  );
}

const countInWords = (count: number) =>
  count >= COUNTED_MOST
    ? t('officeDashboard.atLeast', { count: COUNTED_MOST })
    : formatNumber(count);

/** For people who handle or produce manuscripts: the changes to them. */
const handlesManuscripts = ({ claims }: Person): boolean =>
  mayEnter(claims, { action: 'submission.handle' }) ||
  mayEnter(claims, { action: 'submission.produce' });

/** `/admin/dashboard`: what the person has to do, and what has changed. */
export default function DashboardPage() {
  return <StaffOnly>{(person) => <Overview person={person} />}</StaffOnly>;
}
