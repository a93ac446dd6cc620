import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { countryName } from '@quire/model/messages/names';
import { t } from '@quire/model/messages/t';
import { COUNTRY_CHOICES } from '../kit/country-choices.ts';
import type { FieldDescription, FormSection } from '../kit/form/form-description.ts';
import { isValues, type Values } from '../kit/form/values.ts';
import { PercentField } from '../kit/records/percent-field.tsx';

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
  { name: 'seller.legalName', label: t('officeSettings.legalName'), type: 'text', most: 200 },
  { name: 'seller.address', label: t('officeSettings.sellerAddress'), type: 'text', lines: 2 },
  {
    name: 'seller.postalCode',
    label: t('officeSettings.postalCode'),
    type: 'text',
    width: 'third',
  },
  { name: 'seller.city', label: t('officeSettings.city'), type: 'text', width: 'third' },
  {
    name: 'seller.country',
    label: t('officeSettings.country'),
    type: 'select',
    choices: COUNTRY_CHOICES,
    width: 'third',
  },
  {
    name: 'seller.email',
    label: t('officeSettings.answersToInvoices'),
    type: 'text',
    input: 'email',
    width: 'half',
  },
  { name: 'seller.vatId', label: t('officeSettings.vatId'), type: 'text', width: 'half' },
  {
    name: 'seller.taxNumber',
    label: t('officeSettings.taxNumber'),
    type: 'text',
    width: 'half',
  },
  {
    ...{
      name: 'seller.invoicePrefix',
      label: t('officeSettings.numberPrefix'),
      type: 'text',
      width: 'half',
    },
    placeholder: t('officeSettings.numberPrefixExample'),
    help: t('officeSettings.numberPrefixHint'),
  },
  {
    ...{ name: 'seller.iban', label: t('officeSettings.iban'), type: 'text', width: 'half' },
    help: t('officeSettings.ibanHint'),
  },
  { name: 'seller.bic', label: t('officeSettings.bic'), type: 'text', width: 'quarter' },
  { name: 'seller.bank', label: t('officeSettings.bank'), type: 'text', width: 'quarter' },
  {
    ...{ name: 'seller.taxRate', label: t('officeSettings.tax'), type: 'custom', width: 'half' },
    ...rateOf(t('officeSettings.tax'), t('officeSettings.taxRateHint')),
  },
  {
    ...{
      name: 'seller.paymentDays',
      label: t('officeSettings.daysToPay'),
      type: 'number',
      width: 'half',
    },
    ...{ least: 0, most: 120 },
  },
  {
    ...{
      name: 'seller.taxCountries',
      label: t('officeSettings.taxCountries'),
      type: 'list',
      add: t('officeRecords.addCountry'),
    },
    help: t('officeSettings.taxCountriesHint'),
    blank: { country: '', rate: 0 },
    title: ({ country }) => (typeof country === 'string' && country ? countryName(country) : ''),
    fields: [
      {
        name: 'country',
        label: t('officeSettings.country'),
        type: 'select',
        choices: COUNTRY_CHOICES,
        width: 'half',
      },
      {
        name: 'rate',
        label: t('officeSettings.tax'),
        type: 'custom',
        width: 'half',
        ...rateOf(t('officeSettings.tax')),
      },
    ],
  },
  {
    ...{
      name: 'seller.note',
      label: t('officeSettings.invoiceNote'),
      type: 'text',
      lines: 2,
      most: 600,
    },
    help: t('officeSettings.invoiceNoteHint'),
  },
];

/** The seller shown on invoices; without it, invoices stay drafts. */
export const SELLER_SECTION: FormSection = {
  title: t('officeSettings.invoicesSection'),
  help: t('officeSettings.invoicesHelp'),
  fields: [
    {
      ...{ name: 'seller', label: t('officeSettings.sendsInvoices'), type: 'custom' },
      render: ({ value, onChange, id, disabled }) => (
        <FormControlLabel
          label={t('officeSettings.sendsInvoices')}
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
  title: t('officeSettings.accountsSection'),
  help: t('officeSettings.accountsHelp'),
  isShown: sells,
  fields: [
    account('receivable', t('officeSettings.accountReceivable')),
    account('bank', t('officeSettings.accountBank')),
    account('card', t('officeSettings.accountCard')),
    account('revenue', t('officeSettings.accountRevenue')),
    account('revenueReverseCharge', t('officeSettings.accountRevenueReverseCharge')),
    account('revenueAbroad', t('officeSettings.accountRevenueAbroad')),
    account('tax', t('officeSettings.accountTax')),
  ],
};
