import { CURRENCY_CODES } from '@quire/model/currencies';
import type { Charges } from '@quire/model/entities/journal';
import { adminJournalsPath } from '@quire/model/office-paths';
import { useState } from 'react';
import { CallError } from '../../data/call-error.ts';
import { call } from '../../data/calls.ts';
import { useRecord } from '../../data/live/office/use-record.ts';
import { FormFrame } from '../../session/forms/form-frame.tsx';
import { type FormValues, useForm } from '../../session/forms/use-form.ts';
import { Field, TextField } from '../../ui/form/field.tsx';
import form from '../../ui/form/form.module.css';
import { smallestUnits } from '../kit/money-units.ts';
import { RadioChoice } from './radio-choice.tsx';
import { SetupFrame } from './setup-frame.tsx';

/** The article types with a fee. Editorials, perspectives and notices are free. */
const CHARGED = [
  'research-article',
  'review-article',
  'software-paper',
  'data-paper',
  'methods-article',
  'short-communication',
] as const;

const CHOICES = [
  ['none', 'No fees: authors pay nothing'],
  ['some', 'Authors pay a fee for an accepted article'],
] as const;

function amountOf(values: FormValues): number | null {
  const amount = smallestUnits(values.amount ?? '', values.currency ?? 'EUR');
  return typeof amount === 'number' && amount > 0 ? amount : null;
}

interface ChargesStepProps {
  readonly jkey: string;
  readonly onDone: () => void;
}

/** Whether authors pay, and how much. */
export function ChargesStep({ jkey, onDone }: ChargesStepProps) {
  const { data, keeping } = useRecord('journals', jkey);
  const [choice, setChoice] = useState<string>('none');
  const state = useForm({
    check: async (values) =>
      values.charges === 'some' && amountOf(values) === null
        ? [{ field: 'amount', message: 'Enter an amount, for example 900 or 900.00.' }]
        : [],
    send: async (values) => {
      const amount = values.charges === 'some' ? amountOf(values) : null;
      const currency = CURRENCY_CODES.find((code) => code === values.currency) ?? 'EUR';
      if (amount !== null) {
        if (!data) throw new CallError('page/unavailable');
        const fees = CHARGED.map((type) => ({ type, amount }));
        const charges: Charges = { currency, fees };
        await call('saveRecord', {
          ...{ kind: 'journals', id: jkey, base: keeping.revision },
          data: { ...data, charges },
        });
      }
      onDone();
    },
  });
  return (
    <SetupFrame title="Do authors pay?" at="charges">
      <p>
        Authors see the fee before they submit. Fees of article types, discounts and waivers are set{' '}
        <a href={adminJournalsPath(jkey)}>for each journal</a>. Invoices need your bank account,
        which you enter under Settings.
      </p>
      <FormFrame state={state} action="Save and continue" busy="Saving…">
        <RadioChoice
          name="charges"
          legend="Article processing charge"
          choices={CHOICES}
          chosen="none"
          onChoose={setChoice}
        />
        {choice === 'some' && (
          <div className={form.pair}>
            <TextField
              name="amount"
              label="Amount"
              inputMode="decimal"
              autoComplete="off"
              hint="Without tax. It applies to research articles, reviews, methods, data and software papers and short communications. Other types are free."
              problem={state.problemOf('amount')}
            />
            <Field name="currency" label="Currency" problem={null}>
              <select id="currency" name="currency" className={form.input} defaultValue="EUR">
                {CURRENCY_CODES.map((code) => (
                  <option key={code}>{code}</option>
                ))}
              </select>
            </Field>
          </div>
        )}
      </FormFrame>
    </SetupFrame>
  );
}
