import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { LANGUAGES, type Language } from '@quire/model/messages/languages';
import { t } from '@quire/model/messages/t';
import { useEffect, useRef, useState } from 'react';
import { recordFieldId } from '../form-fields.ts';
import type { FormProblem } from '../form-problems.ts';
import { useOfferedLanguages } from '../use-offered-languages.ts';
import { isValues, valueAt } from '../values.ts';
import type { FormAround, RecordFieldProps } from './field-props.ts';
import { languageOfField, languageToCorrect } from './language-to-correct.ts';

/** The translatable fields of a record in one of the press's languages at a time. */
export function TranslationsInput({
  around,
  ...props
}: RecordFieldProps<'translations'> & { around: FormAround }) {
  const { field, path, value, problem, disabled, onChange } = props;
  const { Grid, ...form } = around;
  const offered = useOfferedLanguages();
  const [chosen, setChosen] = useState<Language | null>(null);
  const { problems, wanted } = form;
  const [followed, setFollowed] = useState(wanted);
  // While it is drawn, not afterwards: whoever followed the link sets the focus next.
  if (wanted && wanted !== followed) {
    setFollowed(wanted);
    setChosen((before) => languageOfField(wanted.field, offered ?? [], path) ?? before);
  }
  const before = useRef<readonly FormProblem[]>([]);
  // A problem is shown where the person is led to.
  useEffect(() => {
    if (!offered) return;
    const wrong = languageToCorrect(problems, before.current, offered, path);
    before.current = problems;
    if (wrong) setChosen(wrong);
  }, [problems, offered, path]);
  if (!offered) return null;
  const language = chosen ?? offered[0];
  if (!language) {
    return (
      <Typography variant="body2" color="text.secondary">
        {t('officeForm.noOtherLanguages')}
      </Typography>
    );
  }
  const texts = valueAt(value, language);
  // The record has fields of the same names.
  const fields = field.fields.map((each) => ({
    ...each,
    label: t('officeForm.labelInLanguage', {
      label: each.label,
      language: LANGUAGES[language].name,
    }),
  }));
  return (
    <Box id={recordFieldId(path)} role="group" aria-label={field.label} tabIndex={-1}>
      <TextField
        select
        label={t('officeForm.translationLanguage')}
        value={language}
        onChange={(event) => setChosen(offered.find((each) => each === event.target.value) ?? null)}
        sx={{ mb: 2, maxWidth: 320 }}
      >
        {offered.map((each) => (
          <MenuItem key={each} value={each} lang={each}>
            {LANGUAGES[each].name}
          </MenuItem>
        ))}
      </TextField>
      <Box lang={language}>
        <Grid
          key={language}
          fields={fields}
          item={isValues(texts) ? texts : {}}
          path={`${path}.${language}`}
          disabled={disabled}
          around={form}
          onChange={onChange}
        />
      </Box>
      {problem && <FormHelperText error>{problem}</FormHelperText>}
    </Box>
  );
}
