import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { type ReactNode, useRef } from 'react';
import { AddIcon } from '../../icons.tsx';
import { recordFieldId } from '../form-fields.ts';
import { isValues, type Values } from '../values.ts';
import type { FormAround, RecordFieldProps } from './field-props.ts';
import { ListItemCard } from './list-item-card.tsx';

/** The list with one item moved. */
function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const without = items.filter((_, at) => at !== from);
  return [...without.slice(0, to), ...items.slice(from, from + 1), ...without.slice(to)];
}

/** A list of objects: each can be opened, moved up and down, and removed. */
export function ListInput({
  around,
  adder,
  ...props
}: RecordFieldProps<'list'> & {
  around: FormAround;
  /** Instead of the button that adds an empty one. */
  adder?: ReactNode;
}) {
  const { field, path, value, problem, disabled, onChange } = props;
  const items: readonly Values[] = Array.isArray(value) ? value.filter(isValues) : [];
  const box = useRef<HTMLDivElement>(null);
  const keys = useItemKeys(items);

  /** Moves the focus to an item once it is rendered. */
  function focusOn(index: number, control: string) {
    setTimeout(() => {
      const item = box.current?.querySelectorAll('[data-item]').item(index);
      item?.querySelector<HTMLElement>(control)?.focus();
    });
  }
  function move(from: number, to: number) {
    keys.move(from, to);
    onChange(path, moved(items, from, to));
    focusOn(
      to,
      to > from
        ? '[data-move=down]:enabled, [data-move=up]'
        : '[data-move=up]:enabled, [data-move=down]',
    );
  }
  const dragged = useRef<number | null>(null);
  function add(item: Values) {
    onChange(path, [...items, item]);
    focusOn(items.length, 'input, textarea');
  }

  return (
    <Box ref={box} id={recordFieldId(path)} role="group" aria-label={field.label} tabIndex={-1}>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {items.length > 0
          ? t('officeForm.listWithCount', { label: field.label, count: items.length })
          : field.label}
      </Typography>
      {field.help && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {field.help}
        </Typography>
      )}
      {items.map((item, index) => (
        <ListItemCard
          key={keys.of(index)}
          {...{ field, item, index, disabled, around, onChange }}
          path={`${path}.${index}`}
          count={items.length}
          onMove={(to) => move(index, to)}
          onDrag={() => {
            dragged.current = index;
          }}
          onDrop={() => {
            const from = dragged.current;
            dragged.current = null;
            if (from !== null && from !== index) move(from, index);
          }}
          onRemove={() => {
            keys.remove(index);
            onChange(
              path,
              items.filter((_, at) => at !== index),
            );
            box.current?.focus();
          }}
        />
      ))}
      {problem && <FormHelperText error>{problem}</FormHelperText>}
      {adder ?? (
        <Button
          startIcon={<AddIcon />}
          disabled={disabled}
          onClick={() => add(field.blank)}
          sx={{ mt: 0.5 }}
        >
          {field.add}
        </Button>
      )}
      {field.adder?.({ items, add, disabled, values: around.values })}
    </Box>
  );
}

/** Keys for the items of a list, so that a moved item stays the same to React. */
function useItemKeys(items: readonly Values[]) {
  const known = useRef<string[]>([]);
  while (known.current.length < items.length) known.current.push(crypto.randomUUID());
  known.current.length = items.length;
  return {
    of: (index: number) => known.current[index],
    move: (from: number, to: number) => {
      known.current = [...moved(known.current, from, to)];
    },
    remove: (index: number) => {
      known.current.splice(index, 1);
    },
  };
}
