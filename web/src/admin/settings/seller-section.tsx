import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { COUNTRY_CODES, COUNTRY_CODES, countryName } from '@quire/model/countries';
import { compareNames, countryName } from '@quire/model/messages/names';
import { t } from '@quire/model/messages/t';
import type { FieldDescription, FormSection } from '../kit/form/form-description.ts';
import { isValues, type Values } from '../kit/form/values.ts';
import { PercentField } from '../kit/records/percent-field.tsx';

const COUNTRIES = COUNTRY_CODES.map((value) => ({ value, label: countryName(value) })).toSorted(
  (a, b) => compareNames(a.label, b.label),
);
const sells = ({ seller }: Values) => isValues(seller);

/** The seller details that are needed before the first invoice. */
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
    ...{ name: 'seller.invoicePrefix', label: 'Number prefix', type: 'text', width: 'half' },
    placeholder: 'SMP',
    help: 'For example, SMP gives SMP-2026-00001. Numbers have no gaps within a year.',
  },
  {
    ...{ name: 'seller.iban', label: 'IBAN', type: 'text', width: 'half' },
    help: 'The check digits are verified.',
  },
  { name: 'seller.bic', label: 'BIC', type: 'text', width: 'quarter' },
  { name: 'seller.bank', label: 'Bank', type: 'text', width: 'quarter' },
  {
    ...{ name: 'seller.taxRate', label: 'Tax', type: 'custom', width: 'half' },
    ...rateOf('Tax', 'The rate of the seller’s country.'),
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
      add: t('officeRecords.addCountry'),
    },
    help: 'Rates for payers without a VAT ID. Businesses in the EU with a VAT ID account for the tax themselves.',
    blank: { country: '', rate: 0 },
    title: ({ country }) => (typeof country === 'string' && country ? countryName(country) : ''),
    fields: [
      { name: 'country', label: 'Country', type: 'select', choices: COUNTRIES, width: 'half' },
      { name: 'rate', label: 'Tax', type: 'custom', width: 'half', ...rateOf('Tax') },
    ],
  },
  {
    ...{ name: 'seller.note', label: 'Text below the total', type: 'text', lines: 2, most: 600 },
    help: 'Printed on each invoice, for example payment terms.',
  },
];

/** The seller shown on invoices; without it, invoices stay drafts. */
export const SELLER_SECTION: FormSection = {
  title: 'Invoices',
  help: 'The seller and payment details, shown only on invoices. Issued invoices keep the details of their date.',
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

/** The names of the accounts in the exported ledger. */
export const ACCOUNTS_SECTION: FormSection = {
  title: 'Accounts',
  help: 'The account names or numbers of your accounting software, used in the exported bookings.',
  isShown: sells,
  fields: [
    account('receivable', 'Receivables'),
    account('bank', 'Bank'),
    account('card', 'Payment provider'),
    account('revenue', 'Revenue, taxed'),
    account('revenueReverseCharge', 'Revenue, reverse charge'),
    account('revenueAbroad', 'Revenue, not taxable'),
    account('tax', 'Tax'),
  ],
};
