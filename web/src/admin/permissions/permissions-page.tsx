import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { adminPeoplePath, adminSubmissionsPath } from '@quire/model/office-paths';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { useJournalKeys } from '../../data/live/journal-keys.ts';
import { rich } from '../../messages/rich.ts';
import type { Person } from '../../session/use-person.ts';
import { OfficeFrame } from '../kit/office-frame.tsx';
import { StaffOnly } from '../kit/staff-only.tsx';
import { MatrixSection } from './matrix-section.tsx';

const CRUMBS = [{ label: t('officePermissions.submissions'), path: adminSubmissionsPath() }];

function Permissions({ person }: { readonly person: Person }) {
  const [parameters, setParameters] = useSearchParams();
  const journals = useJournalKeys(person.claims, 'user.grant');
  const asked = parameters.get('journal');
  const journal = journals.find((key) => key === asked) ?? journals[0];
  return (
    <OfficeFrame person={person} title={t('officePermissions.pageTitle')} crumbs={CRUMBS}>
      {journal === undefined ? (
        <Skeleton variant="rounded" height={240} />
      ) : (
        <Stack spacing={3}>
          <TextField
            select
            label={t('office.journal')}
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
            {rich('officePermissions.peopleWithRole', {
              link: (words) => (
                <Link component={RouterLink} to={adminPeoplePath(journal)}>
                  {words}
                </Link>
              ),
              journal,
            })}
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
