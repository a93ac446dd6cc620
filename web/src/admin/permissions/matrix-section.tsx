import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ROLE_LABELS } from '@quire/model/role-labels';
import { useMemo, useState } from 'react';
import { call } from '../../data/calls.ts';
import { useJournalPermissions } from '../../data/live/desk/use-journal-permissions.ts';
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
    tell('Rights changed.', async () => {
      await call('setJournalPermissions', { journal, base: saved.revision, reaches: before });
    });
  }
  return (
    <section aria-labelledby="matrix">
      <Typography variant="h2" id="matrix" sx={{ mb: 0.5 }}>
        What each role may do
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1.5, maxWidth: '75ch' }}>
        A journal can give its staff fewer rights than the press does. Rights without a choice are
        the same in every journal. Production staff can publish articles only if the journal allows
        it; corrections and retractions are reserved for its editors. Editors who cannot edit the
        journal cannot edit its issues either. Limits on a journal’s editors also apply to its
        recommending editors. No one has rights to their own manuscripts.
      </Typography>
      {!mayChange && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          Only admins can change this. Rights that your journal can limit are shown in bold.
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
            Save
          </Button>
          <Button onClick={() => setDraft(null)}>Undo changes</Button>
          <Typography role="status" color="text.secondary">
            {changes.length === 1 ? 'One change' : `${changes.length} changes`} not saved yet
          </Typography>
        </Box>
      )}
      <ConfirmDialog
        open={isAsked}
        title={`Change what staff of ${journal} may do`}
        does="Save"
        onConfirm={save}
        onClose={() => setAsked(false)}
      >
        <ul>
          {changes.map(({ role, action, from, to }) => (
            <li key={`${role} ${action}`}>
              {ROLE_LABELS[role]}: {ACTION_LABELS[action].toLowerCase()}, from “{REACH_LABELS[from]}
              ” to “{to === 'none' ? 'nothing' : REACH_LABELS[to]}”
            </li>
          ))}
        </ul>
        <Typography>The change applies immediately, to everyone.</Typography>
      </ConfirmDialog>
    </section>
  );
}
