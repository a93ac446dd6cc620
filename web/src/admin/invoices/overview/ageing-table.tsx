import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import { AGE_BANDS, type AgeBand } from '@quire/model/charges/ageing';
import type { Currency } from '@quire/model/currencies';
import { t } from '@quire/model/messages/t';
import { formatMoney } from '@quire/model/money';
import type { Overview } from '../../kit/finance/use-overview.ts';

export interface ChosenAge {
  readonly currency: Currency;
  readonly band: AgeBand;
}

interface AgeingTableProps {
  readonly rows: Overview['ageing'];
  readonly chosen: ChosenAge | null;
  readonly onChoose: (chosen: ChosenAge | null) => void;
}

/** The open amounts of each currency by age. Choosing an amount shows its invoices below. */
export function AgeingTable({ rows, chosen, onChoose }: AgeingTableProps) {
  return (
    <TableContainer role="region" aria-label={t('officeFinance.tableOfAges')} tabIndex={0}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('officeFinance.currency')}</TableCell>
            {AGE_BANDS.map(({ key, label }) => (
              <TableCell key={key} align="right" sx={{ whiteSpace: 'nowrap' }}>
                {label}
              </TableCell>
            ))}
            <TableCell align="right">{t('officeFinance.total')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ currency, amounts, total }) => (
            <TableRow key={currency}>
              <TableCell component="th" scope="row">
                {currency}
              </TableCell>
              {AGE_BANDS.map(({ key, label }) => {
                const amount = amounts[key];
                const isChosen = chosen?.currency === currency && chosen.band === key;
                return (
                  <TableCell key={key} align="right" sx={{ whiteSpace: 'nowrap' }}>
                    {amount === 0 ? (
                      '–'
                    ) : (
                      <ToggleButton
                        value={key}
                        size="small"
                        selected={isChosen}
                        aria-label={t('officeFinance.ageAndAmount', {
                          age: label,
                          amount: formatMoney(amount, currency),
                        })}
                        onChange={() => onChoose(isChosen ? null : { currency, band: key })}
                        sx={{ py: 0.25, textTransform: 'none', fontVariantNumeric: 'tabular-nums' }}
                      >
                        {formatMoney(amount, currency)}
                      </ToggleButton>
                    )}
                  </TableCell>
                );
              })}
              <TableCell align="right" sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>
                {formatMoney(total, currency)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
