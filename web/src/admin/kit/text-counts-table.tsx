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
import { formatNumber } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';

const NAMES: Readonly<Record<CountedPart, string>> = {
  words: t('officeFigures.words'),
  formulas: t('officeFigures.formulas'),
  figures: t('officeFigures.figures'),
  tables: t('officeFigures.tables'),
  citations: t('officeFigures.citations'),
  references: t('officeFigures.references'),
};

/** How much of a file readers will find: each part in the file and in the text made of it. */
export function TextCountsTable({ counts }: { readonly counts: TextComparison }) {
  return (
    <Table size="small" aria-label={t('officeFigures.textCounts')} sx={{ maxWidth: '28rem' }}>
      <TableHead>
        <TableRow>
          <TableCell component="th" scope="col" />
          <TableCell component="th" scope="col" align="right">
            {t('officeFigures.inFile')}
          </TableCell>
          <TableCell component="th" scope="col" align="right">
            {t('officeFigures.inText')}
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
              <TableCell align="right">{formatNumber(counts.source[part])}</TableCell>
              <TableCell align="right" sx={weight}>
                {formatNumber(counts.result[part])}
              </TableCell>
              <TableCell sx={{ color: 'error.main' }}>
                {isChanged ? t('officeFigures.checkCount') : ''}
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
