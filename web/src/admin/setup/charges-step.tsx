import { CURRENCY_CODES } from '@quire/model/currencies';
import type { Charges } from '@quire/model/entities/journal';
import { t } from '@quire/model/messages/t';
import { adminJournalsPath } from '@quire/model/office-paths';
import { useState } from 'react';
import { CallError } from '../../data/call-error.ts';
import { call } from '../../data/calls.ts';
import { useRecord } from '../../data/live/office/use-record.ts';
import { rich } from '../../messages/rich.ts';
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
  ['none', t('officeSetup.noFees')],
  ['some', t('officeSetup.someFees')],
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
        ? [{ field: 'amount', message: t('officeSetup.enterAmount') }]
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
    <SetupFrame title={t('officeSetup.doAuthorsPay')} at="charges">
      <p>
        {rich('officeSetup.feesIntro', {
          link: (words) => <a href={adminJournalsPath(jkey)}>{words}</a>,
        })}
      </p>
      <FormFrame
        state={state}
        action={t('officeSetup.saveAndContinue')}
        busy={t('officeSetup.saving')}
      >
        <RadioChoice
          name="charges"
          legend={t('officeSetup.articleProcessingCharge')}
          choices={CHOICES}
          chosen="none"
          onChoose={setChoice}
        />
        {choice === 'some' && (
          <div className={form.pair}>
            <TextField
              name="amount"
              label={t('office.amount')}
              inputMode="decimal"
              autoComplete="off"
              hint={t('officeSetup.feeHint')}
              problem={state.problemOf('amount')}
            />
            <Field name="currency" label={t('officeSetup.currency')} problem={null}>
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
