import { CurrencySchema } from '@quire/model/currencies';
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

/** `Review, USD 1,040.00, from 2027-01-01`: a list of prices is read without opening each. */
function feeTitle({ type, currency, amount, from }: Values, values: Values): string {
  const read = CurrencySchema.safeParse(
    text(currency) || text(valueAt(values, 'charges.currency')),
  ).data;
  const price = read && typeof amount === 'number' ? formatMoney(amount, read) : text(currency);
  const kind = typeLabel(type);
  // One of no type is new: it stands open.
  if (kind === '') return '';
  return [kind, price, text(from) && `from ${text(from)}`].filter(Boolean).join(', ');
}

/** Article processing charges. */
export const CHARGES_SECTION: FormSection = {
  title: 'Charges',
  help: 'Shown on the page of charges at once. What a manuscript costs is fixed on the day it is submitted: a new price is a new row with the day it comes, the old row stays.',
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
      label: 'Others that authors may choose',
      help: 'Each needs prices of its own below.',
      type: 'chips',
      choices: CURRENCY_CHOICES,
      isClosed: true,
      isShown: hasCharges,
    },
    {
      name: 'charges.fees',
      label: 'By type of article',
      help: 'A type that is not listed costs nothing.',
      type: 'list',
      one: 'charge',
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
          none: 'The journal’s',
          width: 'half',
        },
        {
          name: 'from',
          label: 'From this day',
          help: 'Empty: always. For manuscripts sent since then.',
          type: 'date',
          width: 'half',
        },
      ],
    },
    {
      name: 'charges.stacking',
      label: 'Of several discounts counts',
      type: 'select',
      choices: STACKING_CHOICES,
      none: 'The best one alone (usual)',
      width: 'half',
      isShown: hasCharges,
    },
    {
      name: 'charges.autoWaiverCountries',
      label: 'Countries that pay less without asking',
      type: 'custom',
      isShown: hasCharges,
      render: (props) => <WaiverCountries {...props} />,
    },
    {
      name: 'charges.societyPercent',
      label: 'Less for members of the society',
      type: 'custom',
      width: 'half',
      isShown: hasCharges,
      render: (props) => (
        <PercentField
          {...props}
          label="Less for members of the society"
          help="Empty: nothing is offered, each request is decided for itself."
        />
      ),
    },
    {
      name: 'charges.editorPercent',
      label: 'Less where editors ask for an article',
      type: 'custom',
      width: 'half',
      isShown: hasCharges,
      render: (props) => (
        <PercentField
          {...props}
          label="Less where editors ask for an article"
          help="Empty: each request is decided for itself."
        />
      ),
    },
    {
      name: 'charges.waiverPolicy',
      label: 'Who pays less or nothing, and how to ask',
      type: 'markdown',
      lines: 4,
      isShown: hasCharges,
    },
  ],
};
