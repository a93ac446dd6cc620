import { useEffect, useSyncExternalStore } from 'react';
import { call } from '../../calls.ts';

/** As many as one call answers for. */
const AT_ONCE = 50;
/** Names change rarely: each is asked for once a visit, together with all that a page asks for. */
let known: ReadonlyMap<string, string> = new Map([['system', 'the press']]);
const wanted = new Set<string>();
const asked = new Set<string>();
const listeners = new Set<() => void>();

async function askForAll(): Promise<void> {
  const uids = [...wanted].slice(0, AT_ONCE);
  for (const uid of uids) wanted.delete(uid);
  if (wanted.size > 0) void askForAll();
  try {
    const { names } = await call('staffNames', { uids });
    known = new Map([...known, ...uids.map((uid) => [uid, names[uid] ?? ''] as const)]);
    for (const listener of listeners) listener();
  } catch {
    // A page is useful without names; the next one that wants them asks again.
    for (const uid of uids) asked.delete(uid);
  }
}

function want(uid: string): void {
  if (known.has(uid) || asked.has(uid)) return;
  asked.add(uid);
  if (wanted.size === 0) setTimeout(() => void askForAll());
  wanted.add(uid);
}

/** The names of staff by their accounts, as far as they are known; those of these are asked for. */
export function useStaffNames(uids: readonly string[]): ReadonlyMap<string, string> {
  const key = uids.join(' ');
  useEffect(() => {
    for (const uid of key.split(' ')) if (uid) want(uid);
  }, [key]);
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => known,
  );
}

/** The name of a member of staff, if a page has requested it. */
export const knownStaffName = (uid: string): string => known.get(uid) || uid;
