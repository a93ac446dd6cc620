import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { t } from '@quire/model/messages/t';
import { adminToolsPath } from '@quire/model/office-paths';
import { useSearchParams } from 'react-router';
import type { Person } from '../../session/use-person.ts';
import { OfficeFrame } from '../kit/office-frame.tsx';
import { StaffOnly } from '../kit/staff-only.tsx';
import { JobList } from './job-list.tsx';
import { ImportMetadataForm } from './metadata-form.tsx';
import { MigrationList } from './migration-list.tsx';
import { PapersForm } from './papers-form.tsx';
import { PressTools } from './press-tools.tsx';
import { RetractionsForm } from './retractions-form.tsx';
import { RunList } from './run-list.tsx';
import { RunView } from './run-view.tsx';

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
} as const;

function Tools({ person }: { readonly person: Person }) {
  const [parameters] = useSearchParams();
  const run = parameters.get('run');
  if (run && /^[A-Za-z0-9]{8,40}$/.test(run)) {
    return (
      <OfficeFrame
        person={person}
        title={t('officeTools.runPage')}
        crumbs={[{ label: t('officeTools.pageTitle'), path: adminToolsPath() }]}
      >
        <RunView key={run} id={run} />
      </OfficeFrame>
    );
  }
  return (
    <OfficeFrame person={person} title={t('officeTools.pageTitle')}>
      <Stack spacing={3}>
        <RunList />
        <Box sx={GRID}>
          <ImportMetadataForm person={person} />
          <PapersForm person={person} />
          <RetractionsForm person={person} />
          <PressTools />
        </Box>
        <JobList />
        <MigrationList />
      </Stack>
    </OfficeFrame>
  );
}

/** `/admin/dashboard/tools`, for admins: imports, exports, checks, rebuilds and scheduled jobs. */
export default function ToolsPage() {
  return (
    <StaffOnly action="tool.run" reach="all">
      {(person) => <Tools person={person} />}
    </StaffOnly>
  );
}
