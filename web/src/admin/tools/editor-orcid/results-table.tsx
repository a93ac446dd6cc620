import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { isOrcid, orcidUrl } from '@quire/model/identifiers';
import { t } from '@quire/model/messages/t';
import { Link as RouterLink } from 'react-router';
import { FINDINGS, isFine, type Judged } from './judge-people.ts';

/** The number of rows shown; the exported file has all. */
const SHOWN = 300;
const WIDE = { display: { xs: 'none', sm: 'table-cell' } } as const;

/** The findings, one row for each person. */
export function ResultsTable({ rows }: { readonly rows: readonly Judged[] }) {
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('office.name')}</TableCell>
            <TableCell sx={WIDE}>{t('office.journal')}</TableCell>
            <TableCell>{t('officeTools.orcidId')}</TableCell>
            <TableCell>{t('officeTools.finding')}</TableCell>
            <TableCell sx={WIDE}>{t('officeTools.nameOnRecord')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.slice(0, SHOWN).map(({ key, name, where, orcid, path, finding, onRecord }) => (
            <TableRow key={key} hover>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                <Link component={RouterLink} to={path} underline="hover">
                  {name}
                </Link>
              </TableCell>
              <TableCell sx={WIDE}>{where}</TableCell>
              <TableCell sx={{ whiteSpace: { sm: 'nowrap' } }}>
                {isOrcid(orcid) ? (
                  <Link href={orcidUrl(orcid)} target="_blank" rel="noreferrer" underline="hover">
                    {orcid}
                  </Link>
                ) : (
                  orcid || '–'
                )}
              </TableCell>
              <TableCell>
                <Chip
                  size="small"
                  variant="outlined"
                  color={isFine(finding) ? 'default' : 'secondary'}
                  label={FINDINGS[finding]}
                />
              </TableCell>
              <TableCell sx={WIDE}>{onRecord || '–'}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {rows.length > SHOWN && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {t('officeTools.showingFirst', { shown: SHOWN, total: rows.length })}
        </Typography>
      )}
    </Box>
  );
}
