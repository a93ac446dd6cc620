import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { STATEMENT_KINDS } from '@quire/model/charges/account-statement';
import { t } from '@quire/model/messages/t';
import { formatMoney } from '@quire/model/money';
import { adminInvoicePath } from '@quire/model/office-paths';
import { useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { type CallAnswer, call } from '../../../data/calls.ts';
import { rich } from '../../../messages/rich.ts';
import type { Person } from '../../../session/use-person.ts';
import { fromBase64 } from '../../../signed-in/from-base64.ts';
import { messageOf } from '../../../signed-in/message-of.ts';
import { Panel } from '../../../signed-in/panel.tsx';
import { saveFile } from '../../../ui/files/save-file.ts';
import type { Crumb } from '../../kit/crumbs.tsx';
import { day } from '../../kit/dates.ts';
import { tellFailure } from '../../kit/notices.ts';
import { OfficeFrame } from '../../kit/office-frame.tsx';

interface StatementPageProps {
  readonly person: Person;
  /** The ID of an invoice of the payer. */
  readonly id: string;
  readonly list: Crumb;
}

type Statement = CallAnswer<'accountStatement'>;

const today = () => new Date().toISOString().slice(0, 10);
const yearStart = () => `${new Date().getUTCFullYear()}-01-01`;
const money = (amount: number, currency: string) =>
  `${amount < 0 ? '−' : ''}${formatMoney(Math.abs(amount), currency)}`;

/** The invoices and payments of one payer in a period, with the balance after each. */
export function StatementPage({ person, id, list }: StatementPageProps) {
  const [from, setFrom] = useState(yearStart);
  const [to, setTo] = useState(today);
  const [found, setFound] = useState<Statement | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isPrinting, setPrinting] = useState(false);
  const isWrong = from === '' || to === '' || from > to;
  useEffect(() => {
    if (isWrong) return;
    let isWanted = true;
    setProblem(null);
    call('accountStatement', { invoice: id, from, to }).then(
      (statement) => isWanted && setFound(statement),
      (error: unknown) => isWanted && setProblem(messageOf(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [id, from, to, isWrong]);
  async function print() {
    setPrinting(true);
    try {
      const { name, type, data } = await call('accountStatementFile', { invoice: id, from, to });
      saveFile(new Blob([fromBase64(data)], { type }), name);
    } catch (error) {
      tellFailure(messageOf(error));
    } finally {
      setPrinting(false);
    }
  }
  const dayField = (label: string, value: string, change: (value: string) => void) => (
    <TextField
      type="date"
      size="small"
      label={label}
      value={value}
      error={isWrong}
      helperText={isWrong ? t('officeFinance.firstDayTooLate') : ''}
      onChange={(event) => change(event.target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  return (
    <OfficeFrame
      person={person}
      title={t('officeFinance.statementOfAccount')}
      crumbs={[list]}
      actions={
        <Button
          variant="outlined"
          loading={isPrinting}
          disabled={isWrong || !found}
          onClick={() => void print()}
        >
          {t('officeFinance.downloadPdf')}
        </Button>
      }
    >
      <Stack spacing={2}>
        {found && (
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {t('officeFinance.nameAndEmail', { name: found.payer, email: found.email })}
          </Typography>
        )}
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          {dayField(t('officeFinance.from'), from, setFrom)}
          {dayField(t('officeFinance.to'), to, setTo)}
        </Stack>
        {problem && <Alert severity="error">{problem}</Alert>}
        {!found && !problem && !isWrong && <LinearProgress aria-label={t('office.loading')} />}
        {found?.parts.length === 0 && <Typography>{t('officeFinance.nothingInPeriod')}</Typography>}
        {found?.parts.map((part) => (
          <Panel
            key={part.currency}
            isDense
            title={t('officeFinance.accountIn', { currency: part.currency })}
          >
            <AccountTable part={part} from={from} />
          </Panel>
        ))}
      </Stack>
    </OfficeFrame>
  );
}

function AccountTable({
  part: { currency, before, rows, after },
  from,
}: {
  readonly part: Statement['parts'][number];
  readonly from: string;
}) {
  return (
    <>
      <TableContainer
        role="region"
        aria-label={t('officeFinance.accountIn', { currency })}
        tabIndex={0}
      >
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('office.date')}</TableCell>
              <TableCell>{t('officeFinance.document')}</TableCell>
              <TableCell align="right">{t('office.amount')}</TableCell>
              <TableCell align="right">{t('officeFinance.balance')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            <TableRow>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{day(from)}</TableCell>
              <TableCell>{t('officeFinance.broughtForward')}</TableCell>
              <TableCell />
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {money(before, currency)}
              </TableCell>
            </TableRow>
            {rows.map(({ day: on, kind, invoice, number, amount, balance }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are told apart by their place alone
              <TableRow key={place}>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{day(on)}</TableCell>
                <TableCell>
                  {rich('officeFinance.documentNumber', {
                    document: STATEMENT_KINDS[kind],
                    link: (words) => (
                      <Link component={RouterLink} to={adminInvoicePath(invoice)}>
                        {words}
                      </Link>
                    ),
                    number,
                  })}
                </TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {money(amount, currency)}
                </TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {money(balance, currency)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Typography sx={{ mt: 1.5, fontWeight: 600, textAlign: 'right' }}>
        {after >= 0
          ? t('officeFinance.balanceDue', { amount: formatMoney(after, currency) })
          : t('officeFinance.creditBalance', { amount: formatMoney(-after, currency) })}
      </Typography>
    </>
  );
}
