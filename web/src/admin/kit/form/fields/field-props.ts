import type { ReactNode } from 'react';
import type { Person } from '../../../../session/use-person.ts';
import type { FieldGridProps } from '../field-grid.tsx';
import type { FieldDescription } from '../form-description.ts';
import type { FormProblem } from '../form-problems.ts';
import type { Values } from '../values.ts';

/** The props of every field. */
export interface RecordFieldProps<
  Type extends FieldDescription['type'] = FieldDescription['type'],
> {
  readonly field: Extract<FieldDescription, { type: Type }>;
  /** Its path in the whole record: `chapters.2.title`. */
  readonly path: string;
  readonly value: unknown;
  readonly problem: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (path: string, value: unknown) => void;
}

export interface WantedField {
  readonly field: string;
}

/** The additional props of a field that contains others, or of a custom one. */
export interface FormAround {
  readonly person: Person;
  readonly values: Values;
  readonly isNew: boolean;
  readonly problems: readonly FormProblem[];
  /** Where a link of the summary of problems leads: a new object each time one is followed. */
  readonly wanted?: WantedField | null;
  /** Renders the fields of an item: a list contains fields, and a field may be a list. */
  readonly Grid: (props: FieldGridProps) => ReactNode;
}

export const asText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
