import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { BankEntry, Suggestion } from '@quire/model/entities/bank-entry';
import { InvoiceSchema, openAmount, type StoredInvoice } from '@quire/model/entities/invoice';
import { INVOICES_LIST } from '@quire/model/lists/charge-lists';
import { t } from '@quire/model/messages/t';
import { formatMoney } from '@quire/model/money';
import { adminInvoicePath } from '@quire/model/office-paths';
import { useCallback, useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { call } from '../../../data/calls.ts';
import { useInvoicesByIds } from '../../../data/live/office/bank-entries.ts';
import type { Row } from '../../../data/live/office/list-request.ts';
import { scopeOf } from '../../../data/live/office/press-scope.ts';
import { findRecords } from '../../../data/live/people/find-records.ts';
import { rich } from '../../../messages/rich.ts';
import type { Person } from '../../../session/use-person.ts';
import { messageOf } from '../../../signed-in/message-of.ts';
import { tell } from '../../kit/notices.ts';
import { RecordPicker } from '../../kit/record-picker.tsx';
import { AmountField } from '../dialogs/amount-field.tsx';
import { amountProblem } from '../dialogs/amount-problem.ts';
import { GRADES, reasonsOf } from './bank-labels.ts';
import {
  beyondOpen,
  bookingProblem,
  firstParts,
  type TypedPart,
  unitsOf,
  withInvoice,
} from './booking.ts';

interface BookingFormProps {
  readonly person: Person;
  readonly id: string;
  readonly entry: BankEntry;
}

type FoundInvoice = Omit<StoredInvoice, 'id'>;
const readInvoice = (data: unknown): FoundInvoice | null =>
  InvoiceSchema.safeParse(data).data ?? null;
const nameOf = ({ record, id }: Row<FoundInvoice>) =>
  record
    ? t('officeBank.invoiceToChoose', {
        number: record.number ?? id,
        payer: record.billTo.organisation || record.billTo.name,
        amount: formatMoney(openAmount(record), record.currency),
      })
    : id;

/** “EUR 100.00 open (reference)”: what is open of an invoice, and why it is suggested. */
function openInWords(open: number | null, currency: string, suggested?: Suggestion): string {
  const reasons = suggested ? reasonsOf(suggested) : '';
  if (open === null) return reasons;
  const amount = formatMoney(open, currency);
  return reasons === ''
    ? t('officeBank.amountOpen', { amount })
    : t('officeBank.amountOpenBecause', { amount, reasons });
}

/** The invoices that an entry pays and the amount for each: suggested, edited by staff, then booked. */
export function BookingForm({ person, id, entry }: BookingFormProps) {
  const { currency, amount, grade, suggested } = entry;
  const [typed, setTyped] = useState<readonly TypedPart[]>(() => firstParts(entry));
  const [isMore, setMore] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const asked = useMemo(
    () => [...new Set([...typed, ...suggested].map(({ invoice }) => invoice))],
    [typed, suggested],
  );
  const known = useInvoicesByIds(asked);
  const parts = typed.map((part) => {
    const invoice = known.get(part.invoice);
    return { ...part, open: invoice ? openAmount(invoice) : part.open };
  });
  const { claims } = person;
  const find = useCallback(
    async (words: string) => {
      const scope = scopeOf(claims, 'invoice.settle');
      const found = await findRecords(INVOICES_LIST, scope, words, readInvoice);
      return found.filter(
        ({ record }) =>
          record?.kind === 'invoice' && record.number !== null && record.currency === currency,
      );
    },
    [claims, currency],
  );
  const why = bookingProblem(parts, entry);
  const beyond = why === null ? beyondOpen(parts, currency) : 0;
  const add = (invoice: StoredInvoice) => setTyped((before) => withInvoice(before, invoice, entry));
  async function book() {
    setBusy(true);
    setProblem(null);
    try {
      const said = parts.map((part) => ({
        ...{ invoice: part.invoice, amount: unitsOf(part, currency) },
      }));
      await call('bookBankEntry', { entry: id, parts: said, isMore: beyond > 0 && isMore });
      tell(t('officeBank.amountBooked', { amount: formatMoney(amount, currency) }));
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  }
  const others = suggested.filter(
    ({ invoice }) => !typed.some((part) => part.invoice === invoice) && known.has(invoice),
  );
  return (
    <Stack spacing={2}>
      <Typography color="text.secondary">{GRADES[grade]}</Typography>
      {parts.map((part, place) => {
        const { invoice, number, payer, open } = part;
        const said = suggested.find((each) => each.invoice === invoice);
        return (
          <Box
            key={invoice}
            sx={{
              display: 'grid',
              gap: 1,
              gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 170px auto' },
              alignItems: 'start',
            }}
          >
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {rich('officeBank.invoiceAndPayer', {
                link: (words) => (
                  <Link component={RouterLink} to={adminInvoicePath(invoice)}>
                    {words}
                  </Link>
                ),
                number,
                payer,
              })}
              <Typography
                component="span"
                variant="body2"
                color="text.secondary"
                sx={{ display: 'block' }}
              >
                {openInWords(open, currency, said)}
              </Typography>
            </Typography>
            <AmountField
              currency={currency}
              label={t('officeBank.amountFor', { number })}
              typed={part.typed}
              problem={amountProblem(part.typed, currency, amount)}
              onChange={(text) =>
                setTyped((before) =>
                  before.map((each, nth) => (nth === place ? { ...each, typed: text } : each)),
                )
              }
            />
            <Button
              size="small"
              aria-label={t('officeBank.removeInvoice', { number })}
              sx={{ justifySelf: 'start' }}
              onClick={() => setTyped((before) => before.filter((_, nth) => nth !== place))}
            >
              {t('office.remove')}
            </Button>
          </Box>
        );
      })}
      {others.map((each) => {
        const invoice = known.get(each.invoice);
        return (
          <Stack
            key={each.invoice}
            direction="row"
            spacing={1}
            sx={{ alignItems: 'center', justifyContent: 'space-between' }}
          >
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {t('officeBank.suggestedInvoice', {
                number: each.number,
                payer: each.payer,
                reasons: reasonsOf(each),
              })}
            </Typography>
            <Button size="small" onClick={() => invoice && add(invoice)}>
              {t('officeBank.choose')}
            </Button>
          </Stack>
        );
      })}
      <RecordPicker
        label={t('officeBank.addInvoice')}
        find={find}
        nameOf={nameOf}
        chosen={null}
        onChoose={(row) => row?.record && add({ ...row.record, id: row.id })}
      />
      {beyond > 0 && (
        <FormControlLabel
          label={t('officeBank.moreThanOpen', { amount: formatMoney(beyond, currency) })}
          control={<Checkbox checked={isMore} onChange={(_, checked) => setMore(checked)} />}
        />
      )}
      {problem && <Alert severity="error">{problem}</Alert>}
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          loading={isBusy}
          disabled={why !== null || (beyond > 0 && !isMore)}
          onClick={() => void book()}
        >
          {t('officeBank.book', { amount: formatMoney(amount, currency) })}
        </Button>
        {why && (
          <Typography variant="body2" color="text.secondary" role="status">
            {why}
          </Typography>
        )}
      </Stack>
    </Stack>
  );
}
