import Box from '@mui/material/Box';
import { FieldView } from './field-view.tsx';
import type { FormAround } from './fields/field-props.ts';
import type { FieldDescription } from './form-description.ts';
import { type Values, valueAt } from './values.ts';

const SPANS = { half: 6, third: 4, quarter: 3 } as const;

export interface FieldGridProps {
  readonly fields: readonly FieldDescription[];
  /** The values of the fields: the record, or one item of a list. */
  readonly item: Values;
  /** The item's path in the record: `chapters.2`; empty for the record itself. */
  readonly path: string;
  readonly disabled: boolean;
  readonly around: Omit<FormAround, 'Grid'>;
  readonly onChange: (path: string, value: unknown) => void;
}

/** Fields side by side if there is room, below each other on a phone. */
export function FieldGrid({ fields, item, path, disabled, around, onChange }: FieldGridProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(12, minmax(0, 1fr))' },
        alignItems: 'start',
      }}
    >
      {fields
        .filter((field) => field.isShown?.(item, around.person, around.values) ?? true)
        .map((field) => {
          const place = path ? `${path}.${field.name}` : field.name;
          const span = field.width ? SPANS[field.width] : 12;
          return (
            <Box key={field.name} sx={{ gridColumn: { sm: `span ${span}` }, minWidth: 0 }}>
              <FieldView
                field={field}
                path={place}
                value={valueAt(item, field.name)}
                problem={around.problems.find((problem) => problem.field === place)?.message}
                disabled={
                  disabled ||
                  (field.isFixed === true && !around.isNew) ||
                  (field.isLocked?.(item, around.person) ?? false)
                }
                around={{ ...around, Grid: FieldGrid }}
                onChange={onChange}
              />
            </Box>
          );
        })}
    </Box>
  );
}
