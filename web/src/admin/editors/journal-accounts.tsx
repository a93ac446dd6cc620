import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { errorMessage } from '@quire/model/errors';
import { journalOfScope } from '@quire/model/grants';
import { t } from '@quire/model/messages/t';
import { adminPeoplePath } from '@quire/model/office-paths';
import { ROLE_LABELS } from '@quire/model/role-labels';
import type { Claims, Role } from '@quire/model/roles';
import { Link as RouterLink } from 'react-router';
import { useJournalAccounts } from '../../data/live/people/journal-accounts.ts';
import type { Person } from '../../session/use-person.ts';
import { mayEnter } from '../kit/may-enter.ts';

/** Whether a person has a role in a journal or one of its special issues, or reviews for the press. */
const isHeldIn =
  (journal: string, { grants }: Claims) =>
  (role: Role): boolean =>
    role === 'reviewer' || (grants[role] ?? []).some((scope) => journalOfScope(scope) === journal);

interface JournalAccountsProps {
  readonly journal: string;
  readonly person: Person;
}

/** The accounts with a role in a journal, and a link to change them. */
export function JournalAccounts({ journal, person }: JournalAccountsProps) {
  const { accounts, problem } = useJournalAccounts(journal);
  if (problem) return <Alert severity="error">{errorMessage(problem)}</Alert>;
  return (
    <>
      {accounts.length === 0 && (
        <Typography color="text.secondary">{t('officeEditors.noAccountsYet')}</Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {accounts.map(({ uid, displayName, email, roles, grants }) => (
          <Box component="li" key={uid} sx={ROW}>
            <Box sx={{ flexGrow: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
              {displayName || email}
              {displayName && (
                <Typography variant="body2" color="text.secondary">
                  {email}
                </Typography>
              )}
            </Box>
            {roles.filter(isHeldIn(journal, { roles, grants })).map((role) => (
              <Chip key={role} size="small" variant="outlined" label={ROLE_LABELS[role]} />
            ))}
          </Box>
        ))}
      </Box>
      {mayEnter(person.claims, { action: 'user.grant' }) && (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          <Link component={RouterLink} to={adminPeoplePath(journal)}>
            {t('officeEditors.changeRoles')}
          </Link>
        </Typography>
      )}
    </>
  );
}

const ROW = {
  ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, py: 0.75 },
  ...{ borderBottom: 1, borderColor: 'divider' },
} as const;
