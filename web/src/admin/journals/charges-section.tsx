import { CurrencySchema } from '@quire/model/currencies';
import { t } from '@quire/model/messages/t';
import { formatMoney } from '@quire/model/money';
import type { FormSection } from '../kit/form/form-description.ts';
import { type Values, valueAt } from '../kit/form/values.ts';
import { PercentField } from '../kit/records/percent-field.tsx';
import { ChargesSwitch } from './charges-switch.tsx';
import { CURRENCY_CHOICES, STACKING_CHOICES, TYPE_CHOICES, typeLabel } from './journal-labels.ts';
import { MoneyField } from './money-field.tsx';
import { WaiverCountries } from './waiver-countries.tsx';

const hasCharges = ({ charges }: Values) => typeof charges === 'object' && charges !== null;
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** `Review, USD 1,040.00, from 2027-01-01`: so that fees can be read without opening each. */
function feeTitle({ type, currency, amount, from }: Values, values: Values): string {
  const read = CurrencySchema.safeParse(
    text(currency) || text(valueAt(values, 'charges.currency')),
  ).data;
  const price = read && typeof amount === 'number' ? formatMoney(amount, read) : text(currency);
  const kind = typeLabel(type);
  // A fee without a type is new, so it is shown open.
  if (kind === '') return '';
  return [kind, price, text(from) && `from ${text(from)}`].filter(Boolean).join(', ');
}

/** Article processing charges. */
export const CHARGES_SECTION: FormSection = {
  title: 'Charges',
  help: 'Changes appear on the fees page immediately. The fee of a manuscript is fixed on the day it is submitted. To change a fee, add a row with its start date and keep the old row.',
  fields: [
    {
      name: 'charges',
      label: 'Charges',
      type: 'custom',
      render: ({ value, onChange, id, disabled }) => (
        <ChargesSwitch
          {...{ id, disabled }}
          isOn={hasCharges({ charges: value })}
          onChange={onChange}
        />
      ),
    },
    {
      name: 'charges.currency',
      label: 'Currency',
      type: 'select',
      choices: CURRENCY_CHOICES,
      width: 'third',
      isShown: hasCharges,
    },
    {
      name: 'charges.currencies',
      label: 'Other currencies that authors may choose',
      help: 'Each needs its own fees below.',
      type: 'chips',
      choices: CURRENCY_CHOICES,
      isClosed: true,
      isShown: hasCharges,
    },
    {
      name: 'charges.fees',
      label: 'Fees by article type',
      help: 'Article types that are not listed are free.',
      type: 'list',
      add: t('officeRecords.addCharge'),
      blank: { type: '', amount: 0 },
      title: feeTitle,
      isShown: hasCharges,
      fields: [
        { name: 'type', label: 'Type', type: 'select', choices: TYPE_CHOICES, width: 'half' },
        {
          name: 'amount',
          label: 'Charge',
          type: 'custom',
          width: 'half',
          render: (props) => <MoneyField {...props} />,
        },
        {
          name: 'currency',
          label: 'Currency',
          type: 'select',
          choices: CURRENCY_CHOICES,
          none: 'Currency of the journal',
          width: 'half',
        },
        {
          name: 'from',
          label: 'Valid from',
          help: 'For manuscripts submitted on or after this date. If empty, always.',
          type: 'date',
          width: 'half',
        },
      ],
    },
    {
      name: 'charges.stacking',
      label: 'If several discounts apply',
      type: 'select',
      choices: STACKING_CHOICES,
      none: 'Use the highest one (default)',
      width: 'half',
      isShown: hasCharges,
    },
    {
      name: 'charges.autoWaiverCountries',
      label: 'Countries with automatic discounts',
      type: 'custom',
      isShown: hasCharges,
      render: (props) => <WaiverCountries {...props} />,
    },
    {
      name: 'charges.societyPercent',
      label: 'Discount for society members',
      type: 'custom',
      width: 'half',
      isShown: hasCharges,
      render: (props) => (
        <PercentField
          {...props}
          label="Discount for society members"
          help="If empty, no discount is offered and each request is decided individually."
        />
      ),
    },
    {
      name: 'charges.editorPercent',
      label: 'Discount for invited articles',
      type: 'custom',
      width: 'half',
      isShown: hasCharges,
      render: (props) => (
        <PercentField
          {...props}
          label="Discount for invited articles"
          help="If empty, each request is decided individually."
        />
      ),
    },
    {
      name: 'charges.waiverPolicy',
      label: 'Waiver and discount policy, and how to apply',
      type: 'markdown',
      lines: 4,
      isShown: hasCharges,
    },
  ],
};
