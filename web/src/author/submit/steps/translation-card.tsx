import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  ARTICLE_ABSTRACT_MAX_CHARACTERS,
  PLAIN_SUMMARY_MAX_CHARACTERS,
  TITLE_MAX_CHARACTERS,
} from '@quire/model/constants';
import type { DraftTranslation } from '@quire/model/entities/submission';
import { t } from '@quire/model/messages/t';
import { useWizard } from '../context/wizard-context.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { charactersLeft } from '../fields/describe-limits.ts';
import { FieldHelp } from '../fields/field-help.tsx';
import { FormulaPreview } from '../fields/formula-preview.tsx';
import { KeywordsInput } from '../fields/keywords-input.tsx';
import { LANGUAGE_OPTIONS } from '../fields/language-field.tsx';
import { FIELD_LABELS } from '../step-table/field-labels.ts';
import { fieldId } from '../step-table/steps.ts';

/** As in the original: `limit` is what it may have, `most` what can be typed. */
const TEXTS = [
  { key: 'title', lines: 2, limit: TITLE_MAX_CHARACTERS, most: TITLE_MAX_CHARACTERS * 2 },
  {
    key: 'abstract',
    lines: 8,
    limit: ARTICLE_ABSTRACT_MAX_CHARACTERS,
    most: ARTICLE_ABSTRACT_MAX_CHARACTERS,
  },
  {
    key: 'plainSummary',
    lines: 4,
    limit: PLAIN_SUMMARY_MAX_CHARACTERS,
    most: PLAIN_SUMMARY_MAX_CHARACTERS,
  },
] as const;

interface TranslationCardProps {
  readonly place: number;
  readonly translation: DraftTranslation;
  readonly onChange: (translation: DraftTranslation) => void;
  readonly onRemove: () => void;
}

/** The title and abstract in one further language. */
export function TranslationCard({ place, translation, onChange, onRemove }: TranslationCardProps) {
  const { problemOf } = useWizard();
  const id = (field: string) => fieldId(`translations.${place}.${field}`);
  const problem = (field: string) => problemOf(`translations.${place}.${field}`);
  const lang = translation.language || undefined;
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id('number')} sx={{ p: 2 }}>
      <Typography id={id('number')} component="h4" sx={{ fontWeight: 600, mb: 2 }}>
        {t('authorSubmit.translationNumber', { number: place + 1 })}
      </Typography>
      <Stack spacing={2}>
        <ChoiceField
          id={id('language')}
          label={t('languages.language')}
          value={translation.language}
          options={LANGUAGE_OPTIONS}
          nothing={t('fields.chooseLanguage')}
          problem={problem('language')}
          help={<FieldHelp problem={problem('language')} />}
          onChoose={(language) => onChange({ ...translation, language })}
          isRequired
        />
        {TEXTS.map(({ key, lines, limit, most }) => (
          <div key={key}>
            <TextField
              fullWidth
              id={id(key)}
              label={FIELD_LABELS[key]}
              value={translation[key]}
              multiline
              minRows={lines}
              required={key === 'title'}
              error={problem(key) !== undefined}
              helperText={
                <FieldHelp problem={problem(key)} limit={charactersLeft(translation[key], limit)} />
              }
              onChange={(event) => onChange({ ...translation, [key]: event.target.value })}
              slotProps={{
                htmlInput: {
                  maxLength: most,
                  required: false,
                  'aria-required': key === 'title',
                  lang,
                  dir: 'auto',
                },
                formHelperText: { component: 'div' },
              }}
            />
            <FormulaPreview text={translation[key]} />
          </div>
        ))}
        <KeywordsInput
          id={id('keywords')}
          label={FIELD_LABELS.keywords}
          keywords={translation.keywords}
          lang={lang}
          onChange={(keywords) => onChange({ ...translation, keywords })}
        />
      </Stack>
      <Button sx={{ mt: 1 }} color="error" onClick={onRemove}>
        {t('authorSubmit.removeTranslation', { number: place + 1 })}
      </Button>
    </Paper>
  );
}
