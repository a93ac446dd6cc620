import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { Link as RouterLink } from 'react-router';
import { day } from '../kit/dates.ts';
import { boardPath } from './board-form.tsx';
import { BOARD_NOTES, type BoardRow, roleOf } from './board-rows.ts';

const WIDE = { display: { xs: 'none', md: 'table-cell' } } as const;
const SHORT = { whiteSpace: 'nowrap' } as const;

function termOf({ from, to }: BoardRow['member']): string {
  if (from && to) return t('officeEditors.termFromTo', { from: day(from), to: day(to) });
  if (from) return t('officeEditors.termFromDay', { from: day(from) });
  return to ? t('officeEditors.termToDay', { to: day(to) }) : '–';
}

/** The board members, each with a link to the board. */
export function BoardTable({ rows }: { readonly rows: readonly BoardRow[] }) {
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('office.name')}</TableCell>
            <TableCell>{t('office.journal')}</TableCell>
            <TableCell>{t('officeEditors.role')}</TableCell>
            <TableCell sx={WIDE}>{t('officeEditors.affiliation')}</TableCell>
            <TableCell sx={WIDE}>{t('officeEditors.term')}</TableCell>
            <TableCell sx={WIDE}>{t('officeEditors.orcidId')}</TableCell>
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
              <TableCell sx={{ whiteSpace: { md: 'nowrap' } }}>{roleOf(member)}</TableCell>
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
          {t('officeEditors.noMembersFound')}
        </Typography>
      )}
    </Box>
  );
}
