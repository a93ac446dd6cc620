import { memo } from 'react';
import { ChipsInput } from './fields/chips-input.tsx';
import { CustomInput } from './fields/custom-input.tsx';
import { DateInput } from './fields/date-input.tsx';
import type { FormAround, RecordFieldProps } from './fields/field-props.ts';
import { FilesInput } from './fields/files-input.tsx';
import { HueInput } from './fields/hue-input.tsx';
import { ImageInput } from './fields/image-input.tsx';
import { ListInput } from './fields/list-input.tsx';
import { MarkdownInput } from './fields/markdown-input.tsx';
import { NumberInput } from './fields/number-input.tsx';
import { SelectInput } from './fields/select-input.tsx';
import { SwitchInput } from './fields/switch-input.tsx';
import { TextInput } from './fields/text-input.tsx';
import { TranslationsInput } from './fields/translations-input.tsx';
import type { FieldDescription } from './form-description.ts';

type FieldViewProps = Omit<RecordFieldProps, 'field'> & { readonly field: FieldDescription };

/** A field without others inside; rendered again only when its own value changes. */
const PlainField = memo(function PlainField({ field, ...rest }: FieldViewProps) {
  switch (field.type) {
    case 'text':
      return <TextInput field={field} {...rest} />;
    case 'select':
      return <SelectInput field={field} {...rest} />;
    case 'chips':
      return <ChipsInput field={field} {...rest} />;
    case 'date':
    case 'instant':
      return <DateInput field={field} {...rest} />;
    case 'number':
      return <NumberInput field={field} {...rest} />;
    case 'switch':
      return <SwitchInput field={field} {...rest} />;
    case 'hue':
      return <HueInput field={field} {...rest} />;
    default:
      return null;
  }
});

/** Any field; fields that contain others, or render themselves, get the form around them. */
export function FieldView({ field, around, ...rest }: FieldViewProps & { around: FormAround }) {
  if (field.type === 'list') return <ListInput field={field} around={around} {...rest} />;
  if (field.type === 'markdown') return <MarkdownInput field={field} around={around} {...rest} />;
  if (field.type === 'image') return <ImageInput field={field} around={around} {...rest} />;
  if (field.type === 'files') return <FilesInput field={field} around={around} {...rest} />;
  if (field.type === 'translations') {
    return <TranslationsInput field={field} around={around} {...rest} />;
  }
  if (field.type === 'custom') return <CustomInput field={field} around={around} {...rest} />;
  return <PlainField field={field} {...rest} />;
}
