import { useEffect, useState } from 'react';
import type { WorkerTask } from './messages.ts';

/** The works of a bibliography that can be cited; null while it is read. */
export function useWorks(read: () => Promise<readonly WorkerTask[]>): readonly WorkerTask[] | null {
  const [works, setWorks] = useState<readonly WorkerTask[] | null>(null);
  useEffect(() => {
    let current = true;
    read().then(
      (found) => current && setWorks(found),
      () => current && setWorks([]),
    );
    return () => {
      current = false;
    };
  }, [read]);
  return works;
}

/** `Holt et al., 2021 (holt2021)`. */
export const workName = ({ key, label }: WorkerTask): string => (label ? `${label} (${key})` : key);
