import { languageName } from '@quire/model/messages/names';
import { useWizard } from '../context/wizard-context.ts';
import { FIELD_LABELS } from '../step-table/field-labels.ts';
import { fieldId } from '../step-table/steps.ts';
import { ChoiceField } from './choice-field.tsx';

/** Languages that manuscripts come in most; the journal's guide says which it takes. */
const CODES = ['en', 'ar', 'zh', 'fr', 'de', 'it', 'ja', 'ko', 'pt', 'ru', 'es', 'tr'];
const LANGUAGES = CODES.map((key) => ({ key, label: languageName(key) }));

/** The language the manuscript is written in. */
export function LanguageField() {
  const { draft, edit } = useWizard();
  return (
    <ChoiceField
      id={fieldId('language')}
      label={FIELD_LABELS.language}
      value={draft.language}
      options={LANGUAGES}
      onChoose={(language) => edit({ language })}
    />
  );
}
