import { fieldId } from '../form-fields.ts';
import type { FieldProps, FormAround } from './field-props.ts';

/** A field that its form draws itself. */
export function CustomInput({ around, ...props }: FieldProps<'custom'> & { around: FormAround }) {
  const { field, path, value, problem, disabled, onChange } = props;
  return field.render({
    ...{ value, problem, disabled, path },
    id: fieldId(path),
    onChange: (next) => onChange(path, next),
    values: around.values,
    person: around.person,
  });
}
