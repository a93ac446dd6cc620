import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { KEYWORDS_MAX, KEYWORDS_MIN } from '@quire/model/constants';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { useWizard } from '../context/wizard-context.ts';
import { FIELD_LABELS } from '../step-table/field-labels.ts';
import { fieldId } from '../step-table/steps.ts';
import { FieldHelp } from './field-help.tsx';

/** Keywords from what was typed or pasted: parted at commas, semicolons and lines, each once. */
export function addKeywords(known: readonly string[], typed: string): string[] {
  const added = typed.split(/[,;\n]/).map((each) => each.trim().slice(0, 80));
  const all = [...known];
  for (const keyword of added) {
    if (keyword && !all.some((each) => each.toLowerCase() === keyword.toLowerCase()))
      all.push(keyword);
  }
  return all.slice(0, KEYWORDS_MAX * 2);
}

/** Keywords as chips: Enter or a comma makes one of what was typed, leaving the field too. */
export function KeywordsField() {
  const { draft, edit, problemOf } = useWizard();
  const [typed, setTyped] = useState('');
  const { keywords } = draft;
  const problem = problemOf('keywords');
  const left = KEYWORDS_MAX - keywords.length;
  function take(text: string) {
    const next = addKeywords(keywords, text);
    if (next.length !== keywords.length) edit({ keywords: next });
    setTyped('');
  }
  return (
    <Autocomplete
      multiple
      freeSolo
      options={[]}
      id={fieldId('keywords')}
      value={keywords}
      inputValue={typed}
      onChange={(_, next) => {
        edit({ keywords: addKeywords([], next.join('\n')) });
        setTyped('');
      }}
      onInputChange={(_, text, reason) => {
        if (reason !== 'input') return;
        if (/[,;\n]/.test(text)) take(text);
        else setTyped(text);
      }}
      onBlur={() => take(typed)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={FIELD_LABELS.keywords}
          required
          error={problem !== undefined}
          helperText={
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
      )}
    />
  );
}
