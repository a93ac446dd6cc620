import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Values } from '../kit/form/values.ts';

/** The imprint's rows in the order of the public page. */
const ROWS = [
  ['Full title', 'fullname'],
  ['Abbreviated key title', 'key_title'],
  ['Acronym', 'name'],
  ['Online ISSN', 'issn'],
  ['Print ISSN', 'issn_print'],
  ['Frequency', 'frequency'],
  ['Publication medium', 'publication_medium'],
  ['First year of publication', 'started'],
] as const;

/** The part of the public imprint that comes from the journal's own data. */
export function ImprintPreview({ values }: { readonly values: Values }) {
  const rows = ROWS.map(([label, field]) => [label, String(values[field] ?? '')] as const);
  const shown = rows.filter(([, value]) => value !== '');
  return (
    <Box component="details" sx={{ mt: 2 }}>
      <Typography component="summary" sx={{ cursor: 'pointer', fontWeight: 600 }}>
        Preview of the imprint
      </Typography>
      <Table size="small" aria-label="Imprint" sx={{ mt: 1, maxWidth: 560 }}>
        <TableBody>
          {shown.map(([label, value]) => (
            <TableRow key={label}>
              <TableCell component="th" scope="row" sx={{ width: '45%' }}>
                {label}
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{value}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        The publisher, its address and the links to the board, website and indexing are added
        automatically.
      </Typography>
    </Box>
  );
}
