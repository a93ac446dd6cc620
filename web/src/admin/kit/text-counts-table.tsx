import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import {
  type CountedPart,
  differs,
  TEXT_PARTS,
  type TextComparison,
} from '@quire/model/entities/text-counts';

const NAMES: Readonly<Record<CountedPart, string>> = {
  words: 'Words',
  formulas: 'Formulas',
  figures: 'Figures',
  tables: 'Tables',
  citations: 'Citations',
  references: 'References',
};
const shown = (count: number) => count.toLocaleString('en');

/** How much of a file readers will find: each part in the file and in the text made of it. */
export function TextCountsTable({ counts }: { readonly counts: TextComparison }) {
  return (
    <Table size="small" aria-label="The file and the text" sx={{ maxWidth: '28rem' }}>
      <TableHead>
        <TableRow>
          <TableCell component="th" scope="col" />
          <TableCell component="th" scope="col" align="right">
            In the file
          </TableCell>
          <TableCell component="th" scope="col" align="right">
            In the text
          </TableCell>
          <TableCell component="th" scope="col" />
        </TableRow>
      </TableHead>
      <TableBody>
        {TEXT_PARTS.map((part) => {
          const isChanged = differs(counts, part);
          const weight = isChanged ? { fontWeight: 700 } : {};
          return (
            <TableRow key={part}>
              <TableCell component="th" scope="row" sx={weight}>
                {NAMES[part]}
              </TableCell>
              <TableCell align="right">{shown(counts.source[part])}</TableCell>
              <TableCell align="right" sx={weight}>
                {shown(counts.result[part])}
              </TableCell>
              <TableCell sx={{ color: 'error.main' }}>{isChanged ? 'Check' : ''}</TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
