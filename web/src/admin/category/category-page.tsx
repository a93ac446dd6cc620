import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { CATEGORY_KINDS, type CategoryKind } from '@quire/model/entities/category';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  CATEGORIES_MOST,
  type StoredCategory,
  useCategories,
} from '../../data/live/office/use-categories.ts';
import type { Person } from '../../session/use-person.ts';
import { OfficeFrame } from '../kit/office-frame.tsx';
import { StaffOnly } from '../kit/staff-only.tsx';
import { CategoryDialog } from './category-dialog.tsx';
import { CATEGORY_KIND_LABELS } from './category-kinds.ts';
import { CategoryRows } from './category-rows.tsx';
import { RenameDialog, type Renamed } from './rename-dialog.tsx';

/** `/admin/dashboard/category`: the trees of subjects and of the categories of news and blogs. */
export default function CategoryPage() {
  return (
    <StaffOnly action="content.edit" reach="all">
      {(person) => <Categories person={person} />}
    </StaffOnly>
  );
}

function Categories({ person }: { person: Person }) {
  const [parameters, setParameters] = useSearchParams();
  const kind = CATEGORY_KINDS.find((each) => each === parameters.get('kind')) ?? 'subject';
  const { categories, loading, problem } = useCategories(kind);
  const [edited, setEdited] = useState<StoredCategory | 'new' | null>(null);
  const [renamed, setRenamed] = useState<Renamed | null>(null);
  return (
    <OfficeFrame
      person={person}
      title={t('officeCategory.pageTitle')}
      actions={
        <Button variant="contained" onClick={() => setEdited('new')}>
          {t('officeCategory.newCategory')}
        </Button>
      }
    >
      <Tabs
        value={kind}
        onChange={(_, next: CategoryKind) => setParameters({ kind: next }, { replace: true })}
        aria-label={t('officeCategory.kindOfCategory')}
        sx={{ mb: 2 }}
      >
        {CATEGORY_KINDS.map((each) => (
          <Tab key={each} value={each} label={CATEGORY_KIND_LABELS[each]} />
        ))}
      </Tabs>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2, maxWidth: 720 }}>
        {t('officeCategory.pageText', { kind })}
      </Typography>
      {problem && <Alert severity="error">{errorMessage(problem)}</Alert>}
      {loading && <LinearProgress aria-label={t('office.loading')} />}
      {!loading && !problem && (
        <CategoryRows key={kind} categories={categories} onEdit={setEdited} />
      )}
      {categories.length >= CATEGORIES_MOST && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t('officeCategory.onlyFirstShown', { count: CATEGORIES_MOST })}
        </Alert>
      )}
      {edited && (
        <CategoryDialog
          {...{ kind, categories }}
          category={edited === 'new' ? null : edited}
          onRenamed={setRenamed}
          onClose={() => setEdited(null)}
        />
      )}
      {renamed && <RenameDialog renamed={renamed} onClose={() => setRenamed(null)} />}
    </OfficeFrame>
  );
}
