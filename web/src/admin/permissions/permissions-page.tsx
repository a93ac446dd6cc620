import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { adminPeoplePath, adminSubmissionsPath } from '@quire/model/office-paths';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { useJournalKeys } from '../../data/live/journal-keys.ts';
import type { Person } from '../../session/use-person.ts';
import { OfficeFrame } from '../kit/office-frame.tsx';
import { StaffOnly } from '../kit/staff-only.tsx';
import { MatrixSection } from './matrix-section.tsx';

const CRUMBS = [{ label: 'Submissions', path: adminSubmissionsPath() }];

function Permissions({ person }: { readonly person: Person }) {
  const [parameters, setParameters] = useSearchParams();
  const journals = useJournalKeys(person.claims, 'user.grant');
  const asked = parameters.get('journal');
  const journal = journals.find((key) => key === asked) ?? journals[0];
  return (
    <OfficeFrame person={person} title="Permissions" crumbs={CRUMBS}>
      {journal === undefined ? (
        <Skeleton variant="rounded" height={240} />
      ) : (
        <Stack spacing={3}>
          <TextField
            select
            label="Journal"
            value={journal}
            onChange={(event) =>
              setParameters({ journal: event.target.value }, { preventScrollReset: true })
            }
            sx={{ maxWidth: 260 }}
          >
            {journals.map((key) => (
              <MenuItem key={key} value={key}>
                {key}
              </MenuItem>
            ))}
          </TextField>
          <Typography>
            <Link component={RouterLink} to={adminPeoplePath(journal)}>
              People with a role in {journal}
            </Link>
            : grant and remove roles, and invite people.
          </Typography>
          <MatrixSection
            key={`matrix ${journal}`}
            journal={journal}
            mayChange={person.claims.roles.includes('admin')}
          />
        </Stack>
      )}
    </OfficeFrame>
  );
}

/** `/admin/dashboard/submission/permissions`: the role matrix of a journal. */
export default function PermissionsPage() {
  return <StaffOnly action="user.grant">{(person) => <Permissions person={person} />}</StaffOnly>;
}
