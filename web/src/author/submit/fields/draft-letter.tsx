import { COVER_LETTER_MAX_CHARACTERS } from '@quire/model/constants';
import { MarkdownField } from '../../../markdown-text/markdown-field.tsx';
import { useWizard } from '../context/wizard-context.ts';
import { FIELD_LABELS } from '../step-table/field-labels.ts';
import { fieldId } from '../step-table/steps.ts';

interface DraftLetterProps {
  readonly field: 'coverLetter' | 'responseLetter';
  readonly rows: number;
  readonly hint?: string;
}

/** A letter of the draft to its editor or reviewers, in Markdown. */
export function DraftLetter({ field, rows, hint }: DraftLetterProps) {
  const { draft, edit, problemOf } = useWizard();
  return (
    <MarkdownField
      id={fieldId(field)}
      label={FIELD_LABELS[field]}
      hint={hint}
      problem={problemOf(field)}
      rows={rows}
      value={draft[field]}
      onChange={(text) => edit({ [field]: text })}
      maxLength={COVER_LETTER_MAX_CHARACTERS}
    />
  );
}
