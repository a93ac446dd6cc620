import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { adminChecklistPath } from '@quire/model/office-paths';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../data/calls.ts';

const KEPT = 'quire:checklist-left';
/** Looking takes many questions: the overview does it once a visit. */
const KEPT_MS = 3_600_000;

function keptCount(): number | null {
  try {
    const [left, at]: unknown[] = JSON.parse(sessionStorage.getItem(KEPT) ?? '[]');
    const isFresh = typeof at === 'number' && Date.now() - at < KEPT_MS;
    return isFresh && typeof left === 'number' ? left : null;
  } catch {
    return null;
  }
}

function keepCount(left: number): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify([left, Date.now()]));
  } catch {
    // It is looked at again.
  }
}

/** How much of the press's checklist is left; nothing where nothing is. */
export function ChecklistLeft() {
  const [left, setLeft] = useState<number | null>(keptCount);
  useEffect(() => {
    if (left !== null) return;
    let current = true;
    call('pressChecklist', {})
      .then(({ entries }) => {
        const count = entries.filter(({ state }) => state === 'open' || state === 'unknown').length;
        keepCount(count);
        if (current) setLeft(count);
      })
      // The overview has other things to show; the checklist's own page says what is wrong.
      .catch(() => {});
    return () => {
      current = false;
    };
  }, [left]);
  if (!left) return null;
  return (
    <Alert
      severity="info"
      action={
        <Button component={Link} to={adminChecklistPath()} color="inherit">
          Open the checklist
        </Button>
      }
    >
      {left === 1
        ? 'One item is left on the checklist of the press.'
        : `${left} items are left on the checklist of the press.`}
    </Alert>
  );
}
