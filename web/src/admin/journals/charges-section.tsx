import { CurrencySchema } from '@quire/model/currencies';
import { t } from '@quire/model/messages/t';
import { formatMoney } from '@quire/model/money';
import { day } from '../kit/dates.ts';
import type { FormSection } from '../kit/form/form-description.ts';
import { type Values, valueAt } from '../kit/form/values.ts';
import { PercentField } from '../kit/records/percent-field.tsx';
import { ChargesSwitch } from './charges-switch.tsx';
import { CURRENCY_CHOICES, STACKING_CHOICES, TYPE_CHOICES, typeLabel } from './journal-labels.ts';
import { MoneyField } from './money-field.tsx';
import { WaiverCountries } from './waiver-countries.tsx';

const hasCharges = ({ charges }: Values) => typeof charges === 'object' && charges !== null;
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** `Review, USD 1,040.00, from 1 Jan 2027`: so that fees can be read without opening each. */
function feeTitle({ type, currency, amount, from }: Values, values: Values): string {
  const read = CurrencySchema.safeParse(
    text(currency) || text(valueAt(values, 'charges.currency')),
  ).data;
  const price = read && typeof amount === 'number' ? formatMoney(amount, read) : text(currency);
  const kind = typeLabel(type);
  // A fee without a type is new, so it is shown open.
  if (kind === '') return '';
  const fee = [kind, price].filter(Boolean).join(', ');
  return text(from) ? t('officeJournals.feeFrom', { fee, date: day(text(from)) }) : fee;
}

/** Article processing charges. */
export const CHARGES_SECTION: FormSection = {
  title: t('officeJournals.fees'),
  help: t('officeJournals.feesHint'),
  fields: [
    {
      name: 'charges',
      label: t('officeJournals.fees'),
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
      label: t('officeJournals.currency'),
      type: 'select',
      choices: CURRENCY_CHOICES,
      width: 'third',
      isShown: hasCharges,
    },
    {
      name: 'charges.currencies',
      label: t('officeJournals.otherCurrencies'),
      help: t('officeJournals.otherCurrenciesHint'),
      type: 'chips',
      choices: CURRENCY_CHOICES,
      isClosed: true,
      isShown: hasCharges,
    },
    {
      name: 'charges.fees',
      label: t('officeJournals.feesByType'),
      help: t('officeJournals.feesByTypeHint'),
      type: 'list',
      add: t('officeRecords.addFee'),
      blank: { type: '', amount: 0 },
      title: feeTitle,
      isShown: hasCharges,
      fields: [
        {
          name: 'type',
          label: t('officeJournals.type'),
          type: 'select',
          choices: TYPE_CHOICES,
          width: 'half',
        },
        {
          name: 'amount',
          label: t('officeJournals.fee'),
          type: 'custom',
          width: 'half',
          render: (props) => <MoneyField {...props} />,
        },
        {
          name: 'currency',
          label: t('officeJournals.currency'),
          type: 'select',
          choices: CURRENCY_CHOICES,
          none: t('officeJournals.journalCurrency'),
          width: 'half',
        },
        {
          name: 'from',
          label: t('officeJournals.validFrom'),
          help: t('officeJournals.validFromHint'),
          type: 'date',
          width: 'half',
        },
      ],
    },
    {
      name: 'charges.stacking',
      label: t('officeJournals.stacking'),
      type: 'select',
      choices: STACKING_CHOICES,
      none: t('officeJournals.stackingDefault'),
      width: 'half',
      isShown: hasCharges,
    },
    {
      name: 'charges.autoWaiverCountries',
      label: t('officeJournals.waiverCountries'),
      type: 'custom',
      isShown: hasCharges,
      render: (props) => <WaiverCountries {...props} />,
    },
    {
      name: 'charges.societyPercent',
      label: t('officeJournals.societyDiscount'),
      type: 'custom',
      width: 'half',
      isShown: hasCharges,
      render: (props) => (
        <PercentField
          {...props}
          label={t('officeJournals.societyDiscount')}
          help={t('officeJournals.societyDiscountHint')}
        />
      ),
    },
    {
      name: 'charges.editorPercent',
      label: t('officeJournals.invitationDiscount'),
      type: 'custom',
      width: 'half',
      isShown: hasCharges,
      render: (props) => (
        <PercentField
          {...props}
          label={t('officeJournals.invitationDiscount')}
          help={t('officeJournals.invitationDiscountHint')}
        />
      ),
    },
    {
      name: 'charges.waiverPolicy',
      label: t('officeJournals.waiverPolicy'),
      type: 'markdown',
      lines: 4,
      isShown: hasCharges,
    },
  ],
};
