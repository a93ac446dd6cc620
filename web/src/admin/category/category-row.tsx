import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import type { StoredCategory } from '../../data/live/office/use-categories.ts';
import { DownIcon, InIcon, OutIcon, UpIcon } from '../kit/icons.tsx';
import type { Direction } from './category-tree.ts';

/** Where a category is dropped on a row: above it, below it, or as a subcategory. */
export type DropAt = 'before' | 'inside' | 'after';

interface CategoryRowProps {
  readonly category: StoredCategory;
  readonly depth: number;
  readonly place: number;
  readonly count: number;
  readonly isDragged: boolean;
  readonly onEdit: (category: StoredCategory) => void;
  readonly onMove: (direction: Direction) => void;
  readonly onDrag: () => void;
  readonly onDragEnd: () => void;
  readonly onDrop: (at: DropAt) => void;
}

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

function dropAt(event: DragEvent<HTMLElement>): DropAt {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  const at = (event.clientY - top) / height;
  if (at < 0.3) return 'before';
  return at > 0.7 ? 'after' : 'inside';
}

const LINES: Readonly<Record<DropAt, object>> = {
  before: { boxShadow: 'inset 0 2px 0 currentcolor' },
  after: { boxShadow: 'inset 0 -2px 0 currentcolor' },
  inside: { bgcolor: 'action.selected' },
};

/** One category in its tree. */
export function CategoryRow(props: CategoryRowProps) {
  const { category, depth, place, count, isDragged, onEdit, onMove, onDrag, onDragEnd } = props;
  const [over, setOver] = useState<DropAt | null>(null);
  const { name, slug } = category;
  const moves = [
    {
      direction: 'up',
      label: t('officeCategory.moveUp', { name }),
      Icon: UpIcon,
      isOff: place === 0,
    },
    {
      direction: 'down',
      label: t('officeCategory.moveDown', { name }),
      Icon: DownIcon,
      isOff: place === count - 1,
    },
    {
      direction: 'out',
      label: t('officeCategory.moveOut', { name }),
      Icon: OutIcon,
      isOff: depth === 0,
    },
    {
      direction: 'in',
      label: t('officeCategory.moveIn', { name }),
      Icon: InIcon,
      isOff: place === 0,
    },
  ] as const;
  function press(event: KeyboardEvent) {
    const direction = event.altKey ? KEYS[event.key] : undefined;
    if (!direction) return;
    event.preventDefault();
    onMove(direction);
  }
  return (
    <Box
      component="li"
      draggable
      onKeyDown={press}
      onDragStart={(event: DragEvent<HTMLElement>) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        onDrag();
      }}
      onDragEnd={onDragEnd}
      onDragOver={(event: DragEvent<HTMLElement>) => {
        event.preventDefault();
        setOver(dropAt(event));
      }}
      onDragLeave={() => setOver(null)}
      onDrop={(event: DragEvent<HTMLElement>) => {
        event.preventDefault();
        setOver(null);
        props.onDrop(dropAt(event));
      }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        pl: depth * 3,
        borderBottom: 1,
        borderColor: 'divider',
        cursor: 'grab',
        opacity: isDragged ? 0.5 : 1,
        ...(over ? LINES[over] : {}),
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0, py: 0.75 }}>
        <Link
          component="button"
          type="button"
          underline="hover"
          onClick={() => onEdit(category)}
          sx={{ textAlign: 'left', overflowWrap: 'anywhere', verticalAlign: 'baseline' }}
        >
          {name}
        </Link>
        <Typography
          component="span"
          variant="caption"
          color="text.secondary"
          sx={{ ml: 1, display: { xs: 'none', sm: 'inline' } }}
        >
          {slug}
        </Typography>
      </Box>
      {moves.map(({ direction, label, Icon, isOff }) => (
        <IconButton
          key={direction}
          size="small"
          aria-label={label}
          disabled={isOff}
          onClick={() => onMove(direction)}
        >
          <Icon fontSize="small" />
        </IconButton>
      ))}
    </Box>
  );
}
