import { recordFieldId } from '../form-fields.ts';
import type { FormAround, RecordFieldProps } from './field-props.ts';

/** A field that its form renders itself. */
export function CustomInput({
  around,
  ...props
}: RecordFieldProps<'custom'> & { around: FormAround }) {
  const { field, path, value, problem, disabled, onChange } = props;
  return field.render({
    ...{ value, problem, disabled, path },
    id: recordFieldId(path),
    onChange: (next) => onChange(path, next),
    values: around.values,
    person: around.person,
  });
}
