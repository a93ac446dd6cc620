import { languagesByName } from '@quire/model/languages-by-name';
import { useWizard } from '../context/wizard-context.ts';
import { FIELD_LABELS } from '../step-table/field-labels.ts';
import { fieldId } from '../step-table/steps.ts';
import { ChoiceField } from './choice-field.tsx';

/** The languages of manuscripts and translations. */
export const LANGUAGE_OPTIONS = languagesByName().map(({ code, name }) => ({
  key: code,
  label: name,
}));

/** The language the manuscript is written in. */
export function LanguageField() {
  const { draft, edit } = useWizard();
  return (
    <ChoiceField
      id={fieldId('language')}
      label={FIELD_LABELS.language}
      value={draft.language}
      options={LANGUAGE_OPTIONS}
      onChoose={(language) => edit({ language })}
    />
  );
}
