import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { adminJournalsPath } from '@quire/model/office-paths';
import { ROLE_LABELS } from '@quire/model/role-labels';
import { useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { call } from '../../data/calls.ts';
import { useJournalPermissions } from '../../data/live/desk/use-journal-permissions.ts';
import { rich } from '../../messages/rich.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { tell } from '../kit/notices.ts';
import { MatrixTable } from './matrix-table.tsx';
import { type Chosen, changesBetween, chosenIn, reachesFrom, withReach } from './narrowed.ts';
import { ACTION_LABELS, REACH_LABELS } from './right-labels.ts';

interface MatrixSectionProps {
  readonly journal: string;
  /** Only admins can change it. */
  readonly mayChange: boolean;
}

/** A journal's restrictions of the role matrix. Saved as a whole, after confirmation. */
export function MatrixSection({ journal, mayChange }: MatrixSectionProps) {
  const { permissions, loading } = useJournalPermissions(journal);
  const stored = useMemo(() => chosenIn(permissions), [permissions]);
  const [draft, setDraft] = useState<Chosen | null>(null);
  const [isAsked, setAsked] = useState(false);
  const chosen = draft ?? stored;
  const changes = changesBetween(stored, chosen);
  const base = permissions?.revision ?? 0;

  async function save() {
    const before = reachesFrom(stored);
    const saved = await call('setJournalPermissions', {
      journal,
      base,
      reaches: reachesFrom(chosen),
    });
    setDraft(null);
    tell(t('officePermissions.rightsChanged'), async () => {
      await call('setJournalPermissions', { journal, base: saved.revision, reaches: before });
    });
  }
  return (
    <section aria-labelledby="matrix">
      <Typography variant="h2" id="matrix" sx={{ mb: 0.5 }}>
        {t('officePermissions.whatEachRoleMay')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1.5, maxWidth: '75ch' }}>
        {t('officePermissions.matrixText')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1.5, maxWidth: '75ch' }}>
        {rich('officePermissions.sectionEditors', {
          link: (words) => (
            <Link component={RouterLink} to={adminJournalsPath(journal)}>
              {words}
            </Link>
          ),
        })}
      </Typography>
      {!mayChange && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {t('officePermissions.onlyAdmins')}
        </Alert>
      )}
      <MatrixTable
        chosen={chosen}
        onChange={
          mayChange && !loading
            ? (role, action, reach) => setDraft(withReach(chosen, role, action, reach))
            : null
        }
      />
      {changes.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5, alignItems: 'center' }}>
          <Button variant="contained" onClick={() => setAsked(true)}>
            {t('office.save')}
          </Button>
          <Button onClick={() => setDraft(null)}>{t('officePermissions.undoChanges')}</Button>
          <Typography role="status" color="text.secondary">
            {t('officePermissions.unsavedChanges', { count: changes.length })}
          </Typography>
        </Box>
      )}
      <ConfirmDialog
        open={isAsked}
        title={t('officePermissions.saveTitle', { journal })}
        does={t('office.save')}
        onConfirm={save}
        onClose={() => setAsked(false)}
      >
        <ul>
          {changes.map(({ role, action, from, to }) => (
            <li key={`${role} ${action}`}>
              {t('officePermissions.change', {
                role: ROLE_LABELS[role],
                right: ACTION_LABELS[action],
                from: REACH_LABELS[from],
                to: to === 'none' ? t('officePermissions.reachNothing') : REACH_LABELS[to],
              })}
            </li>
          ))}
        </ul>
        <Typography>{t('officePermissions.saveHint')}</Typography>
      </ConfirmDialog>
    </section>
  );
}
