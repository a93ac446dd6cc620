import { SubmissionDraftSchema } from '@quire/model/entities/submission';
import { MANUSCRIPT_FIELDS } from '@quire/model/statements/statement-forms';
import { expect, it } from 'vitest';
import { FIELD_LABELS, fieldValueLabel } from '../step-table/field-labels.ts';
import { stepOfField } from '../step-table/steps.ts';

it('asks for each statement once, in its own step, and says back what was written', () => {
  const fields = MANUSCRIPT_FIELDS.map(({ field }) => field);
  expect(new Set(fields).size).toBe(fields.length);
  for (const { field, label, hint } of MANUSCRIPT_FIELDS) {
    expect(stepOfField(field)).toBe('statements');
    expect(FIELD_LABELS[field]).toBe(label);
    expect(hint).not.toBe('');
    const draft = SubmissionDraftSchema.parse({ [field]: 'Words.' });
    expect(fieldValueLabel(draft, field)).toBe('Words.');
  }
});

it('asks for the use of generative AI under the words that stand in the article', () => {
  expect(FIELD_LABELS.aiStatement).toBe('Declaration of generative AI use');
});
