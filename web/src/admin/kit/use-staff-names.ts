import { useEffect, useState } from 'react';
import { call } from '../../data/calls.ts';
import type { Person } from '../../session/use-person.ts';

const asked = new Map<string, Promise<string | null>>();

async function ask(uids: readonly string[]): Promise<void> {
  const answer = call('staffNames', { uids: uids.slice(0, 50) });
  for (const uid of uids) {
    asked.set(
      uid,
      answer.then(({ names }) => names[uid] ?? null).catch(() => null),
    );
  }
  await answer.catch(() => {});
}

/** Who these accounts are: “You”, a name of staff, or that it is not known. */
export function useStaffNames(person: Person, uids: readonly string[]): (uid: string) => string {
  const [names, setNames] = useState<ReadonlyMap<string, string | null>>(new Map());
  const wanted = [...new Set(uids)]
    .filter((uid) => uid !== person.uid)
    .sort()
    .join(' ');
  useEffect(() => {
    let current = true;
    const all = wanted ? wanted.split(' ') : [];
    const fresh = all.filter((uid) => !asked.has(uid));
    void (async () => {
      if (fresh.length > 0) await ask(fresh);
      const found = await Promise.all(
        all.map(async (uid) => [uid, (await asked.get(uid)) ?? null] as const),
      );
      if (current) setNames(new Map(found));
    })();
    return () => {
      current = false;
    };
  }, [wanted]);
  return (uid) => (uid === person.uid ? 'You' : (names.get(uid) ?? 'Somebody else'));
}
