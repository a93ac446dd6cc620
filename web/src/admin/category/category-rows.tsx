import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { useRef, useState } from 'react';
import type { StoredCategory } from '../../data/live/office/use-categories.ts';
import { messageOf } from '../../signed-in/message-of.ts';
import { HIDDEN } from '../kit/hidden.ts';
import { tellFailure } from '../kit/notices.ts';
import { saveChanged } from '../kit/save-changed.ts';
import { CategoryRow, type DropAt } from './category-row.tsx';
import {
  branchesOf,
  type CategoryChange,
  categoryMoved,
  type Direction,
  placed,
} from './category-tree.ts';

interface CategoryRowsProps {
  readonly categories: readonly StoredCategory[];
  readonly onEdit: (category: StoredCategory) => void;
}

/** The tree of one kind, which can be reordered by dragging, by keys or with the buttons. */
export function CategoryRows({ categories, onEdit }: CategoryRowsProps) {
  const [ahead, setAhead] = useState<readonly CategoryChange[]>([]);
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<string | null>(null);
  const isSaving = useRef(false);
  // The move is shown at once and saved afterwards.
  const shown = categories.map((each) => ({
    ...each,
    ...ahead.find(({ slug }) => slug === each.slug),
  }));
  const branches = branchesOf(shown);

  async function change(changes: readonly CategoryChange[], name: string) {
    if (changes.length === 0 || isSaving.current) return;
    isSaving.current = true;
    setAhead(changes);
    try {
      for (const { slug, parent, order } of changes) {
        const record = categories.find((each) => each.slug === slug);
        if (!record) continue;
        const { id, revision } = record;
        const row = { id, record, revision, deletedAt: undefined };
        await saveChanged('categories', row, { parent, order });
      }
      setSaid(t('officeCategory.moved', { name }));
    } catch (error) {
      tellFailure(messageOf(error));
    } finally {
      isSaving.current = false;
      setAhead([]);
    }
  }
  const move = (category: StoredCategory, direction: Direction) =>
    void change(categoryMoved(shown, category.slug, direction), category.name);

  function drop(on: StoredCategory, at: DropAt) {
    const category = shown.find(({ slug }) => slug === dragged);
    setDragged(null);
    if (!category || category.slug === on.slug) return;
    const others = shown.filter(({ slug }) => slug !== category.slug);
    const inside = others.filter(({ parent }) => parent === on.slug).length;
    const beside = branchesOf(others).find((branch) => branch.category.slug === on.slug);
    const place = (beside?.place ?? 0) + (at === 'after' ? 1 : 0);
    const changes =
      at === 'inside'
        ? placed(shown, category.slug, on.slug, inside)
        : placed(shown, category.slug, on.parent, place);
    void change(changes, category.name);
  }

  if (branches.length === 0) {
    return <Typography color="text.secondary">{t('officeCategory.empty')}</Typography>;
  }
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 720 }}>
        {branches.map(({ category, depth, place, count }) => (
          <CategoryRow
            key={category.id}
            {...{ category, depth, place, count, onEdit }}
            isDragged={dragged === category.slug}
            onDrag={() => setDragged(category.slug)}
            onDragEnd={() => setDragged(null)}
            onDrop={(at) => drop(category, at)}
            onMove={(direction) => move(category, direction)}
          />
        ))}
      </Box>
      <Box role="status" sx={HIDDEN}>
        {said}
      </Box>
    </>
  );
}
