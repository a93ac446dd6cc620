import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import type { ReportTable } from './read-table.ts';

/** A report as it is in its file: labels, names of columns and values are COUNTER's words in every language. */
export function ReportRows({ table }: { readonly table: ReportTable }) {
  const { header, heads, rows, count } = table;
  return (
    <>
      <Table size="small" sx={{ my: 2, maxWidth: '75ch' }}>
        <TableBody>
          {header.map(([label, value]) => (
            <TableRow key={label}>
              <TableCell component="th" scope="row">
                <bdi>{label}</bdi>
              </TableCell>
              {/* A list of attributes is one word, wider than a phone. */}
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                <bdi>{value}</bdi>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {count === 0 && <Typography>{t('officeUsage.noRows')}</Typography>}
      {rows.length > 0 && (
        <TableContainer tabIndex={0} role="region" aria-label={t('officeUsage.report')}>
          <Table size="small">
            <TableHead>
              <TableRow>
                {heads.map((head) => (
                  <TableCell key={head}>{head}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row) => (
                <TableRow key={row.join('\t')}>
                  {heads.map((head, place) => (
                    <TableCell key={head}>
                      <bdi>{row[place]}</bdi>
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {count > rows.length && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {t('officeUsage.someRows', { shown: rows.length, count })}
        </Typography>
      )}
    </>
  );
}
