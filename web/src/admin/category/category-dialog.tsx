import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { CategoryKind } from '@quire/model/entities/category';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { call } from '../../data/calls.ts';
import type { StoredCategory } from '../../data/live/office/use-categories.ts';
import { messageOf } from '../../signed-in/message-of.ts';
import { tell } from '../kit/notices.ts';
import { saveChanged } from '../kit/save-changed.ts';
import { branchesOf, slugOf } from './category-tree.ts';
import type { Renamed } from './rename-dialog.tsx';

interface CategoryDialogProps {
  readonly kind: CategoryKind;
  readonly categories: readonly StoredCategory[];
  /** Null for a new category. */
  readonly category: StoredCategory | null;
  readonly onRenamed: (renamed: Renamed) => void;
  readonly onClose: () => void;
}

/** Edits a category's name, or adds a category with its place. */
export function CategoryDialog(props: CategoryDialogProps) {
  const { kind, categories, category, onRenamed, onClose } = props;
  const [name, setName] = useState(category?.name ?? '');
  const [parent, setParent] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const typed = name.trim();

  async function attempt(work: () => Promise<void>) {
    setBusy(true);
    setProblem(null);
    try {
      await work();
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  }
  async function save() {
    if (!category) {
      const slug = slugOf(typed, new Set(categories.map((each) => each.slug)));
      const order = categories.filter((each) => each.parent === parent).length;
      const data = { kind, slug, name: typed, parent, order };
      await call('saveRecord', { kind: 'categories', id: null, base: 0, data });
      return;
    }
    if (typed === category.name) return;
    await saveChanged('categories', rowOf(category), { name: typed });
    onRenamed({ kind, before: category.name, after: typed });
  }
  async function remove(it: StoredCategory) {
    const deleted = await call('deleteRecord', {
      kind: 'categories',
      id: it.id,
      base: it.revision,
    });
    tell(t('officeCategory.movedToBin', { name: it.name }), async () => {
      const base = deleted.revision;
      await call('undeleteRecord', { kind: 'categories', id: it.id, base });
    });
  }
  return (
    <Dialog open onClose={() => !busy && onClose()} fullWidth maxWidth="xs" aria-labelledby="cat">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void attempt(save);
        }}
      >
        <DialogTitle id="cat">
          {category ? t('officeCategory.editTitle') : t('officeCategory.newCategory')}
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 0.5 }}>
            <TextField
              label={t('office.name')}
              autoFocus
              value={name}
              onChange={(event) => setName(event.target.value)}
              slotProps={{ htmlInput: { maxLength: 80 } }}
            />
            {!category && (
              <TextField
                select
                label={t('officeCategory.parentCategory')}
                value={parent}
                onChange={(event) => setParent(event.target.value)}
                slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
              >
                <MenuItem value="">{t('officeCategory.noParent')}</MenuItem>
                {branchesOf(categories).map(({ category: each, depth }) => (
                  <MenuItem key={each.slug} value={each.slug} sx={{ pl: 2 + depth * 2 }}>
                    {each.name}
                  </MenuItem>
                ))}
              </TextField>
            )}
            {problem && <Alert severity="error">{problem}</Alert>}
          </Stack>
        </DialogContent>
        <DialogActions>
          {category && (
            <Button
              color="error"
              disabled={busy}
              onClick={() => void attempt(() => remove(category))}
              sx={{ mr: 'auto' }}
            >
              {t('office.delete')}
            </Button>
          )}
          <Button disabled={busy} onClick={onClose}>
            {t('office.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={busy} disabled={typed === ''}>
            {t('office.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const rowOf = (record: StoredCategory) => {
  const { id, revision } = record;
  return { id, record, revision, deletedAt: undefined };
};
