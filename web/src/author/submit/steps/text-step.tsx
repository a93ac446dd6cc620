import Stack from '@mui/material/Stack';
import {
  ABSTRACT_MAX_WORDS,
  ABSTRACT_MIN_WORDS,
  PLAIN_SUMMARY_MAX_CHARACTERS,
  TITLE_MAX_CHARACTERS,
} from '@quire/model/constants';
import { t } from '@quire/model/messages/t';
import { countWords } from '@quire/model/submission/submission-check';
import { useWizard } from '../context/wizard-context.ts';
import { charactersLeft, describeWords } from '../fields/describe-limits.ts';
import { DraftText } from '../fields/draft-text.tsx';
import { FormulaPreview } from '../fields/formula-preview.tsx';
import { KeywordsField } from '../fields/keywords-field.tsx';
import { LanguageField } from '../fields/language-field.tsx';
import { TranslationList } from './translation-list.tsx';

/** What the manuscript is about. */
export function TextStep() {
  const { title, abstract, plainSummary } = useWizard().draft;
  return (
    <Stack spacing={3}>
      <DraftText
        field="title"
        most={TITLE_MAX_CHARACTERS * 2}
        limit={charactersLeft(title, TITLE_MAX_CHARACTERS)}
        lines={2}
        hint={t('authorSubmit.titleHint')}
        isRequired
      />
      <FormulaPreview text={title} />
      <DraftText
        field="abstract"
        most={10_000}
        lines={8}
        hint={t('authorSubmit.abstractHint')}
        limit={describeWords(countWords(abstract), ABSTRACT_MIN_WORDS, ABSTRACT_MAX_WORDS)}
        isRequired
      />
      <FormulaPreview text={abstract} />
      <KeywordsField />
      <DraftText
        field="plainSummary"
        most={PLAIN_SUMMARY_MAX_CHARACTERS}
        lines={4}
        hint={t('authorSubmit.plainSummaryHint')}
        limit={charactersLeft(plainSummary, PLAIN_SUMMARY_MAX_CHARACTERS)}
      />
      <LanguageField />
      <TranslationList />
    </Stack>
  );
}
