import { useState } from 'react';
import type { z } from 'zod';
import { storedValue } from '../../drafts/stored-value.ts';

/**
 * What is typed into a form, kept on this device until it is sent: a reload and a session that ends lose
 * nothing. `forget` begins anew. The key names the account, too.
 */
export function useStoredValue<T extends object>(key: string, schema: z.ZodType<T>, blank: T) {
  const [kept] = useState(() => storedValue(key, schema));
  const [value, setValue] = useState<T>(() => kept.read() ?? blank);
  return {
    value,
    set(next: T) {
      setValue(next);
      kept.write(next);
    },
    forget() {
      setValue(blank);
      kept.write(null);
    },
  };
}
