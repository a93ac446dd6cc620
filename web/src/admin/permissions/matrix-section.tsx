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
  /** Admins alone change it. */
  readonly mayChange: boolean;
}

/** What a journal leaves of the role matrix to its staff. Saved as a whole, and asked before. */
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
    tell('The rights are changed.', async () => {
      await call('setJournalPermissions', { journal, base: saved.revision, reaches: before });
    });
  }
  return (
    <section aria-labelledby="matrix">
      <Typography variant="h2" id="matrix" sx={{ mb: 0.5 }}>
        What each role may do
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1.5, maxWidth: '75ch' }}>
        A journal may leave less to its staff than the press does. What has no choice is the same in
        every journal. Production staff publish articles only where a journal allows it; corrections
        and retractions remain with its editors. Where editors may not edit the journal, they may
        not edit its issues either. Limits on a journal’s editors also apply to its recommending
        editors. Nobody has a right to a manuscript of their own.
      </Typography>
      {!mayChange && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          Administrators change this. What your journal may narrow is set in bold.
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
        <Typography>It counts at once, for everybody.</Typography>
      </ConfirmDialog>
    </section>
  );
}
