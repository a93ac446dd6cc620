import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { errorMessage } from '@quire/model/errors';
import { formatScope, ROLE_LABELS } from '@quire/model/role-labels';
import type { Claims } from '@quire/model/roles';
import { useState } from 'react';
import {
  type Colleagues,
  colleagueName,
  useColleagues,
} from '../../data/live/desk/use-colleagues.ts';
import type { Person } from '../../session/use-person.ts';
import { TableSkeleton } from '../kit/list/table-skeleton.tsx';
import { FindAccountForm } from './find-account-form.tsx';
import { type Holder, RolesDialog } from './roles-dialog.tsx';

interface HoldersSectionProps {
  readonly person: Person;
  readonly journal: string;
  readonly journals: readonly string[];
}

/** Who holds what in a journal and, for admins, in the whole press. */
export function HoldersSection({ person, journal, journals }: HoldersSectionProps) {
  const isAdmin = person.claims.roles.includes('admin');
  const ofJournal = useColleagues(journal);
  const ofPress = useColleagues(null, isAdmin);
  const [asked, setAsked] = useState<Holder | null>(null);
  return (
    <Stack spacing={2} component="section" aria-labelledby="holders">
      <Typography variant="h2" id="holders">
        Who holds what
      </Typography>
      <Holders title={`In ${journal}`} found={ofJournal} person={person} onAsk={setAsked} />
      {isAdmin && (
        <Holders title="In the whole press" found={ofPress} person={person} onAsk={setAsked} />
      )}
      <FindAccountForm onFound={setAsked} />
      {asked && (
        <RolesDialog
          key={asked.uid}
          {...{ person, journals }}
          holder={asked}
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  );
}

interface HoldersProps {
  readonly title: string;
  readonly found: Colleagues;
  readonly person: Person;
  readonly onAsk: (holder: Holder) => void;
}

function Holders({ title, found, person, onAsk }: HoldersProps) {
  const { people, loading, problem } = found;
  return (
    <div>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {problem && <Alert severity="error">{errorMessage(problem)}</Alert>}
      {!loading && !problem && people.length === 0 && (
        <Typography color="text.secondary">Nobody yet.</Typography>
      )}
      {(loading || people.length > 0) && (
        <TableContainer component={Paper} variant="outlined">
          <Table size="small" aria-label={title}>
            <TableHead>
              <TableRow>
                <TableCell>Person</TableCell>
                <TableCell>Roles</TableCell>
                <TableCell sx={WIDE}>Where</TableCell>
                <TableCell />
              </TableRow>
            </TableHead>
            <TableBody>
              {loading && <TableSkeleton columns={4} />}
              {people.map((each) => (
                <TableRow key={each.uid} hover>
                  <TableCell>
                    {colleagueName(each)}
                    <Typography
                      variant="caption"
                      component="p"
                      color="text.secondary"
                      sx={{ overflowWrap: 'anywhere' }}
                    >
                      {each.email}
                    </Typography>
                  </TableCell>
                  <TableCell>
                    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
                      {each.roles
                        .filter((role) => role !== 'reader')
                        .map((role) => (
                          <Chip key={role} size="small" label={ROLE_LABELS[role]} />
                        ))}
                    </Box>
                  </TableCell>
                  <TableCell sx={WIDE}>{whereInWords(each) || '–'}</TableCell>
                  <TableCell align="right">
                    {each.uid !== person.uid && (
                      <Button
                        size="small"
                        aria-label={`Change the roles of ${colleagueName(each)}`}
                        onClick={() => onAsk(each)}
                      >
                        Change
                      </Button>
                    )}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </div>
  );
}

/** `Editor: CES, QPH`, role by role. */
const whereInWords = ({ roles, grants }: Claims): string =>
  roles
    .flatMap((role) => {
      const scopes = (grants[role] ?? []).map(formatScope);
      return scopes.length > 0 ? [`${ROLE_LABELS[role]}: ${scopes.join(', ')}`] : [];
    })
    .join('; ');

const WIDE = { display: { xs: 'none', sm: 'table-cell' } };
