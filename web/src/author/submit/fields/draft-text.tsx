import TextField from '@mui/material/TextField';
import type { SubmissionDraft } from '@quire/model/entities/submission';
import { useWizard } from '../context/wizard-context.ts';
import { FIELD_LABELS } from '../step-table/field-labels.ts';
import { fieldId } from '../step-table/steps.ts';
import { FieldHelp } from './field-help.tsx';

type TextOf<Draft> = {
  [Key in keyof Draft]: Draft[Key] extends string
    ? string extends Draft[Key]
      ? Key
      : never
    : never;
}[keyof Draft];
/** The fields of a draft that are plain text. */
type PlainField = TextOf<SubmissionDraft>;

interface DraftTextProps {
  readonly field: PlainField;
  readonly hint?: string;
  readonly lines?: number;
  /** How many characters it takes at most: the browser keeps to it where `limit` says nothing else. */
  readonly most: number;
  /** How much is left, or missing, said below the field. */
  readonly limit?: string;
  readonly isRequired?: boolean;
}

/** A text of the draft, with its hint, its limit and what is wrong with it. */
export function DraftText({ field, hint, lines, most, limit, isRequired = false }: DraftTextProps) {
  const { draft, edit, problemOf } = useWizard();
  const problem = problemOf(field);
  return (
    <TextField
      id={fieldId(field)}
      label={FIELD_LABELS[field]}
      value={draft[field]}
      onChange={(event) => edit({ [field]: event.target.value })}
      required={isRequired}
      error={problem !== undefined}
      helperText={<FieldHelp problem={problem} hint={hint} limit={limit} />}
      slotProps={{
        htmlInput: { maxLength: most, required: false, 'aria-required': isRequired },
        formHelperText: { component: 'div' },
      }}
      {...(lines && { multiline: true, minRows: lines })}
    />
  );
}
