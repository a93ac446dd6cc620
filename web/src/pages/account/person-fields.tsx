/** The personal fields of every form that creates an account. */
import { CONSENT_VERSION } from '@quire/model/constants';
import { privacyPolicyPath } from '@quire/model/paths';
import { CheckField } from '../../ui/form/check-field.tsx';
import { TextField } from '../../ui/form/field.tsx';
import styles from '../../ui/form/form.module.css';
import { AffiliationField } from './affiliation-field.tsx';
import { CountryField } from './country-field.tsx';

interface FieldsProps {
  readonly problemOf: (field: string) => string | null;
}

export function NameFields({ problemOf }: FieldsProps) {
  return (
    <div className={styles.pair}>
      <TextField
        name="given"
        label="Given name"
        autoComplete="given-name"
        problem={problemOf('given')}
        maxLength={80}
      />
      <TextField
        name="family"
        label="Family name"
        autoComplete="family-name"
        problem={problemOf('family')}
        maxLength={80}
      />
    </div>
  );
}

/** The affiliation and ORCID iD of an invited person, which are shown on a board's page. */
export function WorkFields({ problemOf }: FieldsProps) {
  return (
    <>
      <AffiliationField problem={problemOf('affiliation')} />
      <div className={styles.pair}>
        <CountryField problem={problemOf('country')} />
        <TextField
          name="ror"
          label="ROR id"
          isOptional
          autoComplete="off"
          hint="Your institution’s ID on ror.org."
          problem={problemOf('ror')}
          maxLength={100}
        />
      </div>
      <TextField
        name="orcid"
        label="ORCID iD"
        isOptional
        autoComplete="off"
        hint="For example 0000-0002-1825-0097, or its address."
        problem={problemOf('orcid')}
        maxLength={100}
      />
    </>
  );
}

export function ConsentField({ problem }: { readonly problem: string | null }) {
  return (
    <CheckField name="consent" problem={problem}>
      I have read the{' '}
      <a href={privacyPolicyPath()} target="_blank" rel="noopener">
        privacy policy
      </a>{' '}
      (version {CONSENT_VERSION}) and agree to the storage of my data as described in it.
    </CheckField>
  );
}
