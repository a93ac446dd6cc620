import { countriesByName } from '@quire/model/countries-by-name';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { useAlive } from '../../session/use-alive.ts';
import { describing, Field } from '../../ui/form/field.tsx';
import styles from '../../ui/form/form.module.css';

const ON_SERVER = import.meta.env.SSR;
const NOTHING = { __html: '' };

/** All countries by name, with none chosen. */
const options = () =>
  [{ code: '', name: t('forms.choose') }, ...countriesByName()].map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));

/**
 * The field for the country of work. Where the server has rendered the page its list stays as it is:
 * a browser may have other names for some of them, and other names are in another order.
 */
export function CountryField({ problem }: { problem: string | null }) {
  const isAlive = useAlive();
  const [isServers] = useState(!ON_SERVER && !isAlive);
  const field = { name: 'country', label: t('forms.country'), problem, isOptional: true };
  const select = { className: styles.input, autoComplete: 'country', ...describing(field) };
  return (
    <Field {...field}>
      {isServers ? (
        <select
          {...select}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; React keeps what is there
          dangerouslySetInnerHTML={NOTHING}
        />
      ) : (
        <select {...select}>{options()}</select>
      )}
    </Field>
  );
}
