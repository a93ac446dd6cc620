import type { FormSection } from '../kit/form/form-description.ts';
import { ChargesSwitch } from './charges-switch.tsx';
import { CURRENCY_CHOICES, TYPE_CHOICES, typeLabel } from './journal-words.ts';
import { MoneyField } from './money-field.tsx';

const hasCharges = ({ charges }: Readonly<Record<string, unknown>>) =>
  typeof charges === 'object' && charges !== null;

/** What a journal takes, type by type. */
export const TYPES_SECTION: FormSection = {
  title: 'Article types',
  help: 'None listed: all of the press’s types, without limits.',
  fields: [
    {
      name: 'articleTypes',
      label: 'Types of articles',
      type: 'list',
      one: 'type',
      blank: { type: 'research-article' },
      title: ({ type }) => typeLabel(type),
      fields: [
        { name: 'type', label: 'Type', type: 'select', choices: TYPE_CHOICES, width: 'half' },
        {
          name: 'reviewers',
          label: 'Reviewers',
          type: 'number',
          least: 0,
          most: 10,
          width: 'half',
        },
        {
          name: 'abstractMax',
          label: 'Abstract at most',
          type: 'number',
          unit: 'words',
          width: 'half',
        },
        { name: 'wordMax', label: 'Text at most', type: 'number', unit: 'words', width: 'half' },
      ],
    },
  ],
};

/** Article processing charges. */
export const CHARGES_SECTION: FormSection = {
  title: 'Charges',
  help: 'Shown on the page of charges at once. What a manuscript costs is fixed on the day it is submitted.',
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
      name: 'charges.fees',
      label: 'By type of article',
      help: 'A type that is not listed costs nothing.',
      type: 'list',
      one: 'charge',
      blank: { type: 'research-article', amount: 0 },
      title: ({ type }) => typeLabel(type),
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
      ],
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
