import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { day } from '../kit/dates.ts';
import { boardPath } from './board-form.tsx';
import { BOARD_NOTES, BOARD_ROLES, type BoardRow } from './board-rows.ts';

const WIDE = { display: { xs: 'none', md: 'table-cell' } } as const;
const SHORT = { whiteSpace: 'nowrap' } as const;

const termOf = ({ from, to }: BoardRow['member']) =>
  [from && `from ${day(from)}`, to && `to ${day(to)}`].filter(Boolean).join(' ') || '–';

/** The board members, each with a link to the board. */
export function BoardTable({ rows }: { readonly rows: readonly BoardRow[] }) {
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Name</TableCell>
            <TableCell>Journal</TableCell>
            <TableCell>Role</TableCell>
            <TableCell sx={WIDE}>Affiliation</TableCell>
            <TableCell sx={WIDE}>Term</TableCell>
            <TableCell sx={WIDE}>ORCID iD</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ journal, place, member, notes }) => (
            <TableRow key={`${journal}/${place}`} hover>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                <Link component={RouterLink} to={boardPath(journal)} underline="hover">
                  {member.name}
                </Link>
                {notes
                  .filter((note) => note !== 'no-orcid')
                  .map((note) => (
                    <Chip
                      key={note}
                      size="small"
                      variant="outlined"
                      color={note === 'soon' || note === 'later' ? 'default' : 'secondary'}
                      label={BOARD_NOTES[note]}
                      sx={{ ml: 1 }}
                    />
                  ))}
              </TableCell>
              <TableCell>{journal}</TableCell>
              <TableCell sx={{ whiteSpace: { md: 'nowrap' } }}>
                {BOARD_ROLES[member.role]}
              </TableCell>
              <TableCell sx={WIDE}>
                {[member.affiliation, member.country].filter(Boolean).join(', ') || '–'}
              </TableCell>
              <TableCell sx={WIDE}>{termOf(member)}</TableCell>
              <TableCell sx={{ ...WIDE, ...SHORT }}>{member.orcid ?? '–'}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {rows.length === 0 && (
        <Typography color="text.secondary" sx={{ p: 2 }}>
          No board members found.
        </Typography>
      )}
    </Box>
  );
}
