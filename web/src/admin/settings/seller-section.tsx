import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { COUNTRY_CODES, countryName } from '@quire/model/countries';
import type { FieldDescription, FormSection } from '../kit/form/form-description.ts';
import { isValues, type Values } from '../kit/form/values.ts';
import { PercentField } from '../kit/records/percent-field.tsx';

const COUNTRIES = COUNTRY_CODES.map((value) => ({ value, label: countryName(value) })).toSorted(
  (a, b) => a.label.localeCompare(b.label, 'en'),
);
const sells = ({ seller }: Values) => isValues(seller);

/** What a press that begins to invoice is asked for. */
const NEW_SELLER = { legalName: '', address: '', country: '', invoicePrefix: '', paymentDays: 14 };

const rateOf = (
  label: string,
  help?: string,
): Pick<Extract<FieldDescription, { type: 'custom' }>, 'render'> => ({
  render: ({ value, onChange, problem, id, disabled }) => (
    <PercentField
      {...{ value, onChange, problem, id, disabled, label }}
      {...(help ? { help } : {})}
    />
  ),
});

const FIELDS: readonly FieldDescription[] = [
  { name: 'seller.legalName', label: 'Legal name', type: 'text', most: 200 },
  { name: 'seller.address', label: 'Address', type: 'text', lines: 2 },
  { name: 'seller.postalCode', label: 'Postal code', type: 'text', width: 'third' },
  { name: 'seller.city', label: 'City', type: 'text', width: 'third' },
  { name: 'seller.country', label: 'Country', type: 'select', choices: COUNTRIES, width: 'third' },
  {
    name: 'seller.email',
    label: 'Answers to invoices',
    type: 'text',
    input: 'email',
    width: 'half',
  },
  { name: 'seller.vatId', label: 'VAT id', type: 'text', width: 'half' },
  { name: 'seller.taxNumber', label: 'Registration or tax number', type: 'text', width: 'half' },
  {
    ...{ name: 'seller.invoicePrefix', label: 'Numbers begin with', type: 'text', width: 'half' },
    placeholder: 'SMP',
    help: 'SMP makes SMP-2026-00001. Numbers have no gaps within a year.',
  },
  {
    ...{ name: 'seller.iban', label: 'IBAN', type: 'text', width: 'half' },
    help: 'Its check digits are checked.',
  },
  { name: 'seller.bic', label: 'BIC', type: 'text', width: 'quarter' },
  { name: 'seller.bank', label: 'Bank', type: 'text', width: 'quarter' },
  {
    ...{ name: 'seller.taxRate', label: 'Tax', type: 'custom', width: 'half' },
    ...rateOf('Tax', 'Of the seller’s country.'),
  },
  {
    ...{ name: 'seller.paymentDays', label: 'Days to pay', type: 'number', width: 'half' },
    ...{ least: 0, most: 120 },
  },
  {
    ...{
      name: 'seller.taxCountries',
      label: 'Tax of other countries',
      type: 'list',
      one: 'country',
    },
    help: 'Where tax is charged to those without a VAT id. Businesses in the EU with one account for it themselves.',
    blank: { country: '', rate: 0 },
    title: ({ country }) => (typeof country === 'string' && country ? countryName(country) : ''),
    fields: [
      { name: 'country', label: 'Country', type: 'select', choices: COUNTRIES, width: 'half' },
      { name: 'rate', label: 'Tax', type: 'custom', width: 'half', ...rateOf('Tax') },
    ],
  },
  {
    ...{ name: 'seller.note', label: 'Below the sums', type: 'text', lines: 2, most: 600 },
    help: 'Printed on each invoice: thanks, terms.',
  },
];

/** Who sells, on invoices alone; without it, invoices wait as drafts. */
export const SELLER_SECTION: FormSection = {
  title: 'Invoices',
  help: 'Who sells, and how it is paid. It stands on invoices alone: one that is issued keeps what was true on its day.',
  fields: [
    {
      ...{ name: 'seller', label: 'The press sends invoices', type: 'custom' },
      render: ({ value, onChange, id, disabled }) => (
        <FormControlLabel
          label="The press sends invoices"
          control={
            <Switch
              id={id}
              checked={isValues(value)}
              disabled={disabled}
              onChange={(_, on) => onChange(on ? NEW_SELLER : undefined)}
            />
          }
        />
      ),
    },
    ...FIELDS.map((field): FieldDescription => ({ ...field, isShown: sells })),
  ],
};

const account = (name: string, label: string): FieldDescription => ({
  ...{ name: `accounts.${name}`, label, type: 'text', width: 'third' },
});

/** What the bookkeeper calls the accounts that the ledger is exported to. */
export const ACCOUNTS_SECTION: FormSection = {
  title: 'Accounts',
  help: 'As your accounting program names them: the ledger’s bookings are exported so.',
  isShown: sells,
  fields: [
    account('receivable', 'Receivables'),
    account('bank', 'Bank'),
    account('card', 'Payment provider'),
    account('revenue', 'Revenue, taxed'),
    account('revenueReverseCharge', 'Revenue, reverse charge'),
    account('revenueAbroad', 'Revenue, outside the tax'),
    account('tax', 'Tax'),
  ],
};
