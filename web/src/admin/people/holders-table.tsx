import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { type Colleague, colleagueName } from '../../data/live/desk/use-colleagues.ts';
import { useLastSeen } from '../../data/live/people/last-seen.ts';
import { BouncedNote } from '../kit/bounced-note.tsx';
import { day } from '../kit/dates.ts';
import { HIDDEN } from '../kit/hidden.ts';
import { TableSkeleton } from '../kit/list/table-skeleton.tsx';
import { grantsInWords } from './grants-in-words.ts';

interface HoldersTableProps {
  readonly people: readonly Colleague[];
  readonly loading: boolean;
  /** People cannot change their own roles here. */
  readonly own: string;
  readonly onAsk: (holder: Colleague) => void;
}

/** People with their roles and their last visit. */
export function HoldersTable({ people, loading, own, onAsk }: HoldersTableProps) {
  const seen = useLastSeen(people.map(({ uid }) => uid));
  const seenOn = (uid: string) =>
    seen ? (seen[uid] ? day(seen[uid]) : t('officePeople.neverSeen')) : '…';
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label={t('officePeople.peopleWithRoles')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('officePeople.person')}</TableCell>
            <TableCell sx={WIDE}>{t('officePeople.roles')}</TableCell>
            <TableCell sx={WIDE}>{t('officePeople.lastSeen')}</TableCell>
            <TableCell>
              <Box component="span" sx={HIDDEN}>
                {t('officePeople.change')}
              </Box>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {loading && <TableSkeleton columns={4} />}
          {people.map((each) => (
            <TableRow key={each.uid} hover>
              <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 150 }}>
                {colleagueName(each)}
                {each.displayName && (
                  <Typography variant="caption" component="p" color="text.secondary">
                    {each.email}
                  </Typography>
                )}
                <BouncedNote address={each.email} />
                <Box sx={NARROW}>
                  <Roles holder={each} />
                  <Typography variant="caption" color="text.secondary">
                    {t('officePeople.lastSeenOn', { date: seenOn(each.uid) })}
                  </Typography>
                </Box>
              </TableCell>
              <TableCell sx={WIDE}>
                <Roles holder={each} />
              </TableCell>
              <TableCell sx={{ ...WIDE, whiteSpace: 'nowrap' }}>{seenOn(each.uid)}</TableCell>
              <TableCell align="right">
                {each.uid !== own && (
                  <Button
                    size="small"
                    aria-label={t('officePeople.changeRolesOf', { name: colleagueName(each) })}
                    onClick={() => onAsk(each)}
                  >
                    {t('officePeople.change')}
                  </Button>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const Roles = ({ holder }: { readonly holder: Colleague }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, my: 0.5 }}>
    {grantsInWords(holder).map(({ role, words }) => (
      <Chip key={role} size="small" variant="outlined" label={words} />
    ))}
  </Box>
);

const WIDE = { display: { xs: 'none', sm: 'table-cell' } };
const NARROW = { display: { xs: 'block', sm: 'none' } };
