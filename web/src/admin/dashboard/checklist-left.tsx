import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { t } from '@quire/model/messages/t';
import { adminChecklistPath } from '@quire/model/office-paths';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../data/calls.ts';

const KEPT = 'quire:checklist-left';
/** The check needs many requests, so the overview runs it once per visit. */
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
    // Whether the check is running again.
  }
}

/** The number of open items on the press's checklist; renders nothing if there are none. */
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
      // Errors are not shown here, as the checklist's own page shows them.
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
          {t('officeDashboard.openChecklist')}
        </Button>
      }
    >
      {t('officeDashboard.itemsOpen', { count: left })}
    </Alert>
  );
}
