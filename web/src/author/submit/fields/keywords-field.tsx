import { KEYWORDS_MAX, KEYWORDS_MIN } from '@quire/model/constants';
import { t } from '@quire/model/messages/t';
import { useWizard } from '../context/wizard-context.ts';
import { FIELD_LABELS } from '../step-table/field-labels.ts';
import { fieldId } from '../step-table/steps.ts';
import { FieldHelp } from './field-help.tsx';
import { KeywordsInput } from './keywords-input.tsx';

/** The keywords of the manuscript, with how many there are to be. */
export function KeywordsField() {
  const { draft, edit, problemOf } = useWizard();
  const { keywords } = draft;
  const problem = problemOf('keywords');
  const left = KEYWORDS_MAX - keywords.length;
  return (
    <KeywordsInput
      id={fieldId('keywords')}
      label={FIELD_LABELS.keywords}
      keywords={keywords}
      onChange={(next) => edit({ keywords: next })}
      isRequired
      isWrong={problem !== undefined}
      help={
        <FieldHelp
          problem={problem}
          hint={t('authorSubmit.keywordsHint', { least: KEYWORDS_MIN, most: KEYWORDS_MAX })}
          limit={
            left >= 0
              ? t('authorSubmit.keywordsLeft', { count: left })
              : t('authorSubmit.keywordsTooMany', { count: -left })
          }
        />
      }
    />
  );
}
