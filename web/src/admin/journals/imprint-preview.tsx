import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import type { Values } from '../kit/form/values.ts';

/** The imprint's rows in the order of the public page. */
const ROWS = [
  [t('journals.fullTitle'), 'fullname'],
  [t('journals.keyTitle'), 'key_title'],
  [t('journals.acronym'), 'name'],
  [t('journals.imprintOnlineIssn'), 'issn'],
  [t('journals.imprintPrintIssn'), 'issn_print'],
  [t('journals.linkingIssn'), 'issn_l'],
  [t('journals.doi'), 'doi'],
  [t('journals.frequency'), 'frequency'],
  [t('journals.medium'), 'publication_medium'],
  [t('journals.firstYear'), 'started'],
  [t('journals.publisherPlace'), 'publisherPlace'],
] as const;

/** The part of the public imprint that comes from the journal's own data. */
export function ImprintPreview({ values }: { readonly values: Values }) {
  const rows = ROWS.map(([label, field]) => [label, String(values[field] ?? '')] as const);
  const shown = rows.filter(([, value]) => value !== '');
  return (
    <Box component="details" sx={{ mt: 2 }}>
      <Typography component="summary" sx={{ cursor: 'pointer', fontWeight: 600 }}>
        {t('officeJournals.imprintPreview')}
      </Typography>
      <Table size="small" aria-label={t('officeJournals.imprint')} sx={{ mt: 1, maxWidth: 560 }}>
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
        {t('officeJournals.imprintPreviewHint')}
      </Typography>
    </Box>
  );
}
