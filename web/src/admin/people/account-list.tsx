import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { type User, UserSchema } from '@quire/model/entities/user';
import { ACCOUNTS_LIST, COLLEAGUES_LIST } from '@quire/model/lists/people-lists';
import { t } from '@quire/model/messages/t';
import { adminAccountPath } from '@quire/model/office-paths';
import { ANY_STAFF_ROLE } from '@quire/model/records/account-words';
import { ROLE_LABELS } from '@quire/model/role-labels';
import { INVITED_ROLES } from '@quire/model/roles';
import { colleagueName } from '../../data/live/desk/use-colleagues.ts';
import type { ListDescription } from '../kit/list/list-description.ts';
import { grantsInWords } from './grants-in-words.ts';
import { RolesLink } from './roles-link.tsx';
import { SeenOn } from './seen-on.tsx';

const readUser = (data: unknown): User | null => UserSchema.safeParse(data).data ?? null;

const Roles = ({ user }: { readonly user: User }) => {
  const held = grantsInWords(user);
  if (held.length === 0) return '–';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {held.map(({ role, words }) => (
        <Chip key={role} size="small" variant="outlined" label={words} />
      ))}
    </Box>
  );
};

interface AccountListAsked {
  /** All accounts; else those with a role in the person's journals. */
  readonly isForAll: boolean;
  /** People cannot change their own roles here. */
  readonly own: string;
}

/** Accounts, what they hold, and when they were last used. */
export const accountList = ({ isForAll, own }: AccountListAsked): ListDescription<User> => ({
  id: 'accounts',
  plan: isForAll ? ACCOUNTS_LIST : COLLEAGUES_LIST,
  action: 'user.grant',
  holdsPeople: true,
  name: t('officePeople.accounts'),
  read: readUser,
  link: ({ id }) => adminAccountPath(id),
  empty: t('officePeople.noAccounts'),
  filters: [
    {
      field: 'holds',
      label: t('officePeople.role'),
      choices: [
        { value: ANY_STAFF_ROLE, label: t('officePeople.anyStaffRole') },
        ...INVITED_ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] })),
      ],
    },
    { field: 'journals', label: t('office.journal'), choices: 'journals' },
  ],
  columns: [
    {
      key: 'name',
      label: t('officePeople.person'),
      sort: 'sortKey',
      csv: colleagueName,
      render: (user, { id }) =>
        id === own ? colleagueName(user) : <RolesLink uid={id}>{colleagueName(user)}</RolesLink>,
    },
    {
      key: 'email',
      label: t('officePeople.emailAddress'),
      onPhones: 'below',
      csv: ({ email }) => email,
      render: ({ email }) => <span style={{ overflowWrap: 'anywhere' }}>{email}</span>,
    },
    {
      key: 'roles',
      label: t('officePeople.roles'),
      onPhones: 'below',
      csv: (user) =>
        grantsInWords(user)
          .map(({ words }) => words)
          .join('; '),
      render: (user) => <Roles user={user} />,
    },
    {
      key: 'seen',
      label: t('officePeople.lastSeen'),
      isShort: true,
      onPhones: 'below',
      render: (_, { id }) => <SeenOn uid={id} />,
    },
  ],
});
