import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { t } from '@quire/model/messages/t';
import { useId, useState } from 'react';
import { DownIcon, RemoveIcon, UpIcon } from '../../icons.tsx';
import type { FieldDescription } from '../form-description.ts';
import type { Values } from '../values.ts';
import type { FormAround } from './field-props.ts';

interface ListItemCardProps {
  readonly field: Extract<FieldDescription, { type: 'list' }>;
  readonly path: string;
  readonly item: Values;
  readonly index: number;
  readonly count: number;
  readonly disabled: boolean;
  readonly around: FormAround;
  readonly onChange: (path: string, value: unknown) => void;
  readonly onMove: (to: number) => void;
  /** Drag and drop: it is dragged by its handle; another one is dropped on it. */
  readonly onDrag: () => void;
  readonly onDrop: () => void;
  readonly onRemove: () => void;
}

/** One item of a list: a line with its title and position, and its fields below when opened. */
export function ListItemCard(props: ListItemCardProps) {
  const { field, path, item, index, count, disabled, around, onChange, onMove, onRemove } = props;
  const { onDrag, onDrop } = props;
  const title = field.title(item, around.values).trim();
  const hasProblem = around.problems.some((problem) => problem.field.startsWith(`${path}.`));
  // A new item is open, as is one with a problem.
  const [isOpen, setOpen] = useState(title === '');
  const body = useId();
  const name = title || t('officeForm.untitledEntry', { number: index + 1 });
  const shown = isOpen || hasProblem;
  return (
    <Paper
      variant="outlined"
      data-item
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
      sx={{ mb: 1, bgcolor: 'background.default' }}
    >
      <Box
        draggable={!disabled && count > 1}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', name);
          onDrag();
        }}
        sx={{
          display: 'flex',
          alignItems: 'center',
          pl: 1.5,
          pr: 0.5,
          gap: 0.25,
          cursor: !disabled && count > 1 ? 'grab' : 'default',
        }}
      >
        <ButtonBase
          aria-expanded={shown}
          aria-controls={body}
          onClick={() => setOpen(!shown)}
          sx={{
            flexGrow: 1,
            justifyContent: 'flex-start',
            py: 1,
            textAlign: 'left',
            minWidth: 0,
            overflowWrap: 'anywhere',
            font: 'inherit',
            color: hasProblem ? 'error.main' : 'inherit',
          }}
        >
          {index + 1}. {name}
        </ButtonBase>
        <IconButton
          size="small"
          data-move="up"
          aria-label={t('officeForm.moveUp', { name })}
          disabled={disabled || index === 0}
          onClick={() => onMove(index - 1)}
        >
          <UpIcon fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          data-move="down"
          aria-label={t('officeForm.moveDown', { name })}
          disabled={disabled || index === count - 1}
          onClick={() => onMove(index + 1)}
        >
          <DownIcon fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          aria-label={t('officeForm.removeEntry', { name })}
          disabled={disabled}
          onClick={onRemove}
        >
          <RemoveIcon fontSize="small" />
        </IconButton>
      </Box>
      <Collapse in={shown} id={body} unmountOnExit>
        <Box sx={{ p: 1.5, pt: 1 }}>
          <around.Grid fields={field.fields} {...{ item, path, disabled, around, onChange }} />
        </Box>
      </Collapse>
    </Paper>
  );
}
