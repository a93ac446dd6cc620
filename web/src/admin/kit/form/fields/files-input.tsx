import Button from '@mui/material/Button';
import type { Media } from '@quire/model/entities/media';
import { t } from '@quire/model/messages/t';
import { useMemo, useState } from 'react';
import { AddIcon } from '../../icons.tsx';
import { MediaPicker } from '../../media/media-picker.tsx';
import type { FieldDescription } from '../form-description.ts';
import { isValues, type Values } from '../values.ts';
import { asText, type FormAround, type RecordFieldProps } from './field-props.ts';
import { freeName } from './free-name.ts';
import { storedPart } from './image-input.tsx';
import { ListInput } from './list-input.tsx';

/** The uses for which readers see a label. */
const LABELLED: ReadonlySet<unknown> = new Set(['download', 'pdf']);

const isLabelled = ({ role }: Values) => LABELLED.has(role);

/** The files of a record: each from the media library, with its use and its name in the text. */
export function FilesInput({
  around,
  ...props
}: RecordFieldProps<'files'> & { around: FormAround }) {
  const { field, path, value, disabled, onChange } = props;
  const [isChoosing, setChoosing] = useState(false);
  const items = Array.isArray(value) ? value.filter(isValues) : [];
  const list = useMemo(() => asList(field), [field]);
  function take(media: Media) {
    const taken = new Set(items.map(({ name }) => asText(name)));
    const added = {
      ...storedPart(media),
      name: freeName(media.name, taken),
      role: field.roles[0].value,
      label: media.title === media.name ? '' : media.title,
    };
    setChoosing(false);
    onChange(path, [...items, added]);
  }
  return (
    <>
      <ListInput
        {...props}
        field={list}
        around={around}
        adder={
          <Button startIcon={<AddIcon />} disabled={disabled} onClick={() => setChoosing(true)}>
            {list.add}
          </Button>
        }
      />
      {isChoosing && (
        <MediaPicker
          person={around.person}
          title={field.label}
          onClose={() => setChoosing(false)}
          onChoose={take}
        />
      )}
    </>
  );
}

/** The list description of the fields of a file. */
function asList({ name, label, help, roles }: Extract<FieldDescription, { type: 'files' }>) {
  const list: Extract<FieldDescription, { type: 'list' }> = {
    ...{ name, label, type: 'list', add: t('officeForm.addFile'), blank: {} },
    ...(help === undefined ? {} : { help }),
    title: (item) => [asText(item.name), roleOf(item, roles)].filter(Boolean).join(' · '),
    fields: [
      {
        ...{ name: 'name', label: t('office.name'), type: 'text', width: 'half' },
        help: t('officeForm.fileNameHint'),
      },
      {
        name: 'role',
        label: t('officeForm.fileUse'),
        type: 'select',
        choices: roles,
        width: 'half',
      },
      {
        ...{
          name: 'label',
          label: t('officeForm.labelForReaders'),
          type: 'text',
          isShown: isLabelled,
        },
        width: 'half',
      },
      {
        ...{
          name: 'version',
          label: t('officeForm.fileVersion'),
          type: 'text',
          isShown: isLabelled,
        },
        width: 'quarter',
      },
    ],
  };
  return list;
}

const roleOf = ({ role }: Values, roles: readonly { value: string; label: string }[]) =>
  roles.find(({ value }) => value === role)?.label ?? '';
