import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type Invoice, InvoiceSchema } from '@quire/model/entities/invoice';
import { INVOICES_LIST } from '@quire/model/lists/charge-lists';
import { countryName } from '@quire/model/messages/names';
import { t } from '@quire/model/messages/t';
import { useCallback } from 'react';
import type { Row } from '../../../data/live/office/list-request.ts';
import { scopeOf } from '../../../data/live/office/press-scope.ts';
import { findRecords } from '../../../data/live/people/find-records.ts';
import type { Person } from '../../../session/use-person.ts';
import { COUNTRY_CHOICES } from '../../kit/country-choices.ts';
import { RecordPicker } from '../../kit/record-picker.tsx';
import { type BillPayer, type BillProblems, knownPayer } from './bill-typed.ts';

const CODES = COUNTRY_CHOICES.map(({ value }) => value);

const readInvoice = (data: unknown): Invoice | null => InvoiceSchema.safeParse(data).data ?? null;

const nameOf = ({ record }: Row<Invoice>) =>
  record
    ? [record.billTo.organisation, record.billTo.name, record.billTo.email]
        .filter(Boolean)
        .join(', ')
    : '';

interface BillPayerFieldsProps {
  readonly person: Person;
  readonly payer: BillPayer;
  readonly problems: BillProblems;
  readonly onChange: (payer: BillPayer) => void;
}

/** The payer: a known one, or a new one. */
export function BillPayerFields({ person, payer, problems, onChange }: BillPayerFieldsProps) {
  const { claims } = person;
  const find = useCallback(
    async (typed: string) => {
      const scope = scopeOf(claims, 'invoice.settle');
      const found = await findRecords(INVOICES_LIST, scope, typed, readInvoice);
      const named = new Map(found.map((row) => [nameOf(row), row]));
      return [...named.values()].filter(({ record }) => record !== null);
    },
    [claims],
  );
  const field = (
    name: keyof BillPayer,
    label: string,
    more: { help?: string; lines?: number } = {},
  ) => {
    const problem = problems.get(`billTo.${name}`);
    return (
      <TextField
        label={label}
        value={payer[name]}
        error={problem !== undefined}
        helperText={problem ?? more.help}
        multiline={more.lines !== undefined}
        {...(more.lines === undefined ? {} : { minRows: more.lines })}
        onChange={(event) => onChange({ ...payer, [name]: event.target.value })}
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
      />
    );
  };
  const countryProblem = problems.get('billTo.country');
  return (
    <Stack spacing={2}>
      <RecordPicker
        label={t('officeQuotations.findPayer')}
        find={find}
        nameOf={nameOf}
        chosen={null}
        onChoose={(row) => row?.record && onChange(knownPayer(row.record))}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        {field('organisation', t('officeQuotations.organisation'))}
        {field('name', t('officeQuotations.nameOrDepartment'))}
        {field('email', t('office.email'), { help: t('officeQuotations.emailHint') })}
        {field('address', t('officeQuotations.streetAndNumber'), { lines: 1 })}
        {field('postalCode', t('officeQuotations.postalCode'))}
        {field('city', t('officeQuotations.city'))}
        <Autocomplete
          options={CODES}
          value={payer.country || null}
          getOptionLabel={countryName}
          onChange={(_, country) => onChange({ ...payer, country: country ?? '' })}
          renderInput={(input) => (
            <TextField
              {...input}
              label={t('officeQuotations.country')}
              error={countryProblem !== undefined}
              helperText={countryProblem}
            />
          )}
        />
        {field('vatId', t('officeQuotations.vatId'), { help: t('officeQuotations.vatIdHint') })}
        {field('poNumber', t('officeQuotations.purchaseOrder'))}
      </Box>
    </Stack>
  );
}
