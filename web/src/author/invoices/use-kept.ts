import { useState } from 'react';
import type { z } from 'zod';

function readKept<T>(key: string, schema: z.ZodType<T>): T | null {
  try {
    return schema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

function keep(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: what was typed is on the page alone.
  }
}

/**
 * What is typed into a form, kept on this device until it is sent: a reload and a session that ends lose
 * nothing. `forget` begins anew. The key names the account, too.
 */
export function useKept<T extends object>(key: string, schema: z.ZodType<T>, blank: T) {
  const [value, setValue] = useState<T>(() => readKept(key, schema) ?? blank);
  return {
    value,
    set(next: T) {
      setValue(next);
      keep(key, next);
    },
    forget() {
      setValue(blank);
      keep(key, null);
    },
  };
}
