/** The fields about a person, of every form that makes an account. */
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

/** Where somebody works, and their ORCID iD: for whoever is invited, and stands on a board's page. */
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
          hint="Of your institution, as on ror.org."
          problem={problemOf('ror')}
          maxLength={100}
        />
      </div>
      <TextField
        name="orcid"
        label="ORCID iD"
        isOptional
        autoComplete="off"
        hint="Like 0000-0002-1825-0097, or its address."
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
      (version {CONSENT_VERSION}) and agree that my data are kept as it says.
    </CheckField>
  );
}
