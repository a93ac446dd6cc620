import { useState } from 'react';
import type { z } from 'zod';
import { storedValue } from '../../drafts/stored-value.ts';

/**
 * A form's values, kept on this device until they are sent, so that a reload or an expired session
 * loses nothing. `forget` resets them. The key includes the account.
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
