import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { countriesByName } from '@quire/model/countries-by-name';
import { t } from '@quire/model/messages/t';
import type { BillingProblems, PayerLine, TypedPayer } from './billing-values.ts';

const COUNTRIES = countriesByName();

interface Line {
  readonly line: PayerLine;
  readonly label: string;
  readonly hint?: string;
  readonly most: number;
  readonly autoComplete?: string;
  readonly type?: 'email';
  readonly isWhole?: boolean;
  readonly lines?: number;
}

const LINES: readonly Line[] = [
  {
    line: 'name',
    label: t('forms.name'),
    most: 160,
    autoComplete: 'name',
    hint: t('authorInvoices.nameHint'),
  },
  {
    line: 'organisation',
    label: t('authorInvoices.organisation'),
    most: 250,
    autoComplete: 'organization',
    hint: t('authorInvoices.organisationHint'),
  },
  {
    line: 'address',
    label: t('authorInvoices.street'),
    most: 400,
    lines: 2,
    isWhole: true,
    autoComplete: 'street-address',
  },
  {
    line: 'postalCode',
    label: t('authorInvoices.postalCode'),
    most: 20,
    autoComplete: 'postal-code',
  },
  {
    line: 'city',
    label: t('authorInvoices.city'),
    most: 120,
    autoComplete: 'address-level2',
    hint: t('authorInvoices.cityHint'),
  },
  { line: 'country', label: t('forms.country'), most: 2, autoComplete: 'country' },
  {
    line: 'email',
    label: t('forms.email'),
    most: 254,
    type: 'email',
    autoComplete: 'email',
    hint: t('authorInvoices.emailHint'),
  },
  {
    line: 'vatId',
    label: t('authorInvoices.vatId'),
    most: 20,
    hint: t('authorInvoices.vatIdHint'),
  },
  {
    line: 'poNumber',
    label: t('authorInvoices.poNumber'),
    most: 60,
    hint: t('authorInvoices.poNumberHint'),
  },
];

/** Kept apart from the reader’s own address, and from that of another payer. */
const autoCompleteOf = (place: number, token: string | undefined) =>
  token ? `section-payer${place + 1} billing ${token}` : 'off';

export const payerFieldId = (field: string): string => `billing-${field.replaceAll('.', '-')}`;

interface PayerFieldsProps {
  readonly payer: TypedPayer;
  readonly place: number;
  /** Of a split each has a share. */
  readonly isSplit: boolean;
  readonly problems: BillingProblems;
  readonly disabled: boolean;
  readonly onChange: (payer: TypedPayer) => void;
}

/** Whom an invoice is made out to: the lines of one payer. */
export function PayerFields(props: PayerFieldsProps) {
  const { payer, place, isSplit, problems, disabled, onChange } = props;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, mb: 1 }}>
      {LINES.map(({ line, label, hint, most, type = 'text', autoComplete, isWhole, lines }) => {
        const field = `payers.${place}.${line}`;
        const isCountry = line === 'country';
        return (
          <TextField
            key={line}
            id={payerFieldId(field)}
            name={field}
            label={label}
            type={type}
            value={payer[line]}
            disabled={disabled}
            error={problems[field] !== undefined}
            helperText={problems[field] ?? hint}
            autoComplete={autoCompleteOf(place, autoComplete)}
            select={isCountry}
            slotProps={{
              select: { native: true },
              inputLabel: isCountry ? { shrink: true } : {},
              htmlInput: isCountry ? {} : { maxLength: most },
            }}
            sx={isWhole ? { gridColumn: '1 / -1' } : {}}
            {...(lines && { multiline: true, minRows: lines })}
            onChange={(event) => onChange({ ...payer, [line]: event.target.value })}
          >
            {isCountry && (
              <>
                <option value="">{t('forms.choose')}</option>
                {COUNTRIES.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </>
            )}
          </TextField>
        );
      })}
      {isSplit && (
        <TextField
          id={payerFieldId(`payers.${place}.share`)}
          name={`payers.${place}.share`}
          label={t('authorInvoices.share')}
          value={payer.share}
          disabled={disabled}
          error={problems[`payers.${place}.share`] !== undefined}
          helperText={problems[`payers.${place}.share`]}
          onChange={(event) => onChange({ ...payer, share: event.target.value })}
          slotProps={{
            htmlInput: { inputMode: 'decimal', maxLength: 7, autoComplete: 'off' },
            input: { endAdornment: <InputAdornment position="end">%</InputAdornment> },
          }}
        />
      )}
    </Box>
  );
}
