import { t } from '@quire/model/messages/t';
import { type FormEvent, useRef, useState } from 'react';
import {
  chosenText,
  INSTITUTION_LENGTH,
  isNamedIn,
  type Organisation,
} from '../../data/organisation.ts';
import { describing, Field } from '../../ui/form/field.tsx';
import form from '../../ui/form/form.module.css';
import styles from './affiliation-field.module.css';
import type { OrganisationList } from './organisation-list.tsx';

/** Fills in a field as if it were typed, so that it is kept and its problem disappears. */
function fill(field: unknown, value: string): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const isEmpty = (field: unknown) => field instanceof HTMLSelectElement && field.value === '';

/**
 * The affiliation field. Institutions from ROR are suggested from the first letter, if the press uses
 * ROR; choosing one fills in the form's `ror`, and its `country` where there is none yet.
 */
export function AffiliationField({ problem }: { problem: string | null }) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [List, setList] = useState<typeof OrganisationList | null>(null);
  const [chosen, setChosen] = useState<Organisation | null>(null);
  const field = {
    name: 'affiliation',
    label: t('account.affiliation'),
    hint: t('account.affiliationHint'),
    problem,
    isOptional: true,
  };

  function type({ currentTarget: { value, form: whole } }: FormEvent<HTMLInputElement>) {
    setTyped(value);
    if (!List) {
      import('./organisation-list.tsx').then(
        (loaded) => setList(() => loaded.OrganisationList),
        // The suggestions are optional.
        () => {},
      );
    }
    // If the name changes, the ID of the institution is removed.
    const ror = whole?.elements.namedItem('ror');
    if (chosen && !isNamedIn(value, chosen) && ror instanceof HTMLInputElement) {
      setChosen(null);
      if (ror.value === chosen.ror) fill(ror, '');
    }
  }

  function choose(organisation: Organisation) {
    const line = input.current;
    const elements = line?.form?.elements;
    if (!line || !elements) return;
    line.value = chosenText(line.value, organisation);
    fill(elements.namedItem('ror'), organisation.ror);
    const country = elements.namedItem('country');
    if (isEmpty(country)) fill(country, organisation.country);
    setChosen(organisation);
    setTyped('');
  }

  return (
    <Field {...field}>
      <div className={styles.place}>
        <input
          ref={input}
          type="text"
          className={form.input}
          autoComplete="organization"
          maxLength={INSTITUTION_LENGTH}
          {...describing(field)}
          onInput={type}
        />
        {List && <List input={input} typed={typed} chosen={chosen} onChoose={choose} />}
      </div>
    </Field>
  );
}
