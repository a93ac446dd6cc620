import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { CURRENCY_CODES } from '@quire/model/currencies';
import { t } from '@quire/model/messages/t';
import { adminInvoicePath, adminInvoicesPath } from '@quire/model/office-paths';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../data/calls.ts';
import { useJournalKeys } from '../../../data/live/journal-keys.ts';
import type { Person } from '../../../session/use-person.ts';
import { messageOf } from '../../../signed-in/message-of.ts';
import { Panel } from '../../../signed-in/panel.tsx';
import type { Crumb } from '../../kit/crumbs.tsx';
import { tell } from '../../kit/notices.ts';
import { OfficeFrame } from '../../kit/office-frame.tsx';
import { BillPayerFields } from './bill-payer-fields.tsx';
import { BillSums } from './bill-sums.tsx';
import { newBill, readBill, readQuotation, type TypedBill } from './bill-typed.ts';
import { LineFields } from './line-fields.tsx';

interface BillFormProps {
  readonly person: Person;
  readonly kind: 'invoice' | 'quotation';
  readonly list: Crumb;
}

const DAY_MS = 86_400_000;
const VALID_DAYS = 30;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const WORDS = {
  invoice: {
    title: t('officeQuotations.newInvoice'),
    does: t('officeQuotations.issueInvoice'),
    day: t('officeQuotations.dueOn'),
    help: t('officeQuotations.dueOnHint'),
    note: t('officeQuotations.newInvoiceHint'),
  },
  quotation: {
    title: t('officeQuotations.newQuotation'),
    does: t('officeQuotations.createQuotation'),
    day: t('officeQuotations.validUntil'),
    help: '',
    note: t('officeQuotations.newQuotationHint'),
  },
} as const;

/** Sends the form; returns the address of the new record. */
async function write(kind: BillFormProps['kind'], key: string, bill: TypedBill): Promise<string> {
  if (kind === 'quotation') {
    const { data } = readQuotation(bill);
    if (!data) throw new Error('input/invalid');
    const { quotation, number } = await call('writeQuotation', { key, data });
    tell(t('officeQuotations.quotationReady', { number }));
    return adminInvoicesPath('quotations', quotation);
  }
  const { data } = readBill(bill);
  if (!data) throw new Error('input/invalid');
  const due = bill.day === '' ? {} : { dueOn: bill.day };
  const { invoice, number } = await call('writeInvoice', { key, data, ...due });
  tell(t('officeQuotations.invoiceIssued', { number }));
  return adminInvoicePath(invoice);
}

/** A form for an invoice or a quotation without a manuscript. */
export function BillForm({ person, kind, list }: BillFormProps) {
  const words = WORDS[kind];
  const [bill, setBill] = useState(() => newBill(kind === 'quotation' ? inDays(VALID_DAYS) : ''));
  // With the same key, a repeated request creates no second record.
  const [key] = useState(() => crypto.randomUUID());
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const journals = useJournalKeys(person.claims, 'invoice.settle');
  const navigate = useNavigate();
  const change = (part: Partial<TypedBill>) => setBill((before) => ({ ...before, ...part }));
  const read = kind === 'quotation' ? readQuotation(bill) : readBill(bill);
  const problems = isTried ? read.problems : new Map<string, string>();

  async function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    setProblem(null);
    if (!read.data) return;
    setBusy(true);
    try {
      await navigate(await write(kind, key, bill));
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  }

  const text = (name: 'subject' | 'note', label: string, help: string) => (
    <TextField
      label={label}
      value={bill[name]}
      multiline={name === 'note'}
      error={problems.has(name)}
      helperText={problems.get(name) ?? help}
      onChange={(event) => change({ [name]: event.target.value })}
      slotProps={{ htmlInput: { maxLength: name === 'note' ? 1_000 : 200 } }}
    />
  );
  return (
    <OfficeFrame person={person} title={words.title} crumbs={[list]}>
      <Box component="form" noValidate onSubmit={(event) => void send(event)}>
        <Stack spacing={2} sx={{ maxWidth: 860 }}>
          <Panel isDense title={t('officeQuotations.payer')}>
            <BillPayerFields
              {...{ person, problems }}
              payer={bill.billTo}
              onChange={(billTo) => change({ billTo })}
            />
          </Panel>
          <Panel isDense title={t('officeQuotations.items')}>
            <Stack spacing={2}>
              {text('subject', t('officeQuotations.subject'), t('officeQuotations.subjectHint'))}
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
                <TextField
                  select
                  label={t('officeQuotations.currency')}
                  value={bill.currency}
                  sx={{ flex: '1 1 140px' }}
                  onChange={(event) => {
                    const currency = CURRENCY_CODES.find((each) => each === event.target.value);
                    if (currency) change({ currency });
                  }}
                >
                  {CURRENCY_CODES.map((each) => (
                    <MenuItem key={each} value={each}>
                      {each}
                    </MenuItem>
                  ))}
                </TextField>
                <TextField
                  select
                  label={t('office.journal')}
                  value={bill.journal}
                  sx={{ flex: '1 1 200px' }}
                  helperText={t('officeQuotations.journalHint')}
                  onChange={(event) => change({ journal: event.target.value })}
                >
                  <MenuItem value="">{t('officeQuotations.noJournal')}</MenuItem>
                  {journals.map((each) => (
                    <MenuItem key={each} value={each}>
                      {each}
                    </MenuItem>
                  ))}
                </TextField>
                <TextField
                  type="date"
                  label={words.day}
                  value={bill.day}
                  sx={{ flex: '1 1 200px' }}
                  error={problems.has('validUntil')}
                  helperText={problems.get('validUntil') ?? words.help}
                  onChange={(event) => change({ day: event.target.value })}
                  slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: inDays(0) } }}
                />
              </Box>
              <LineFields
                {...{ problems }}
                currency={bill.currency}
                lines={bill.lines}
                onChange={(lines) => change({ lines })}
              />
              {kind === 'quotation' &&
                text('note', t('officeQuotations.note'), t('officeQuotations.noteHint'))}
              <BillSums bill={bill} />
            </Stack>
          </Panel>
          <Alert severity="info">{words.note}</Alert>
          {isTried && !read.data && (
            <Alert severity="error">{t('officeQuotations.correctFields')}</Alert>
          )}
          {problem && <Alert severity="error">{problem}</Alert>}
          <Box>
            <Button type="submit" variant="contained" loading={isBusy}>
              {words.does}
            </Button>
          </Box>
        </Stack>
      </Box>
    </OfficeFrame>
  );
}
