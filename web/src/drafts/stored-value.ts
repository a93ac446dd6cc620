import type { z } from 'zod';

/** Whether a value is kept on this device, and if not, why. */
export type Keeping = 'kept' | 'full' | 'refused';

/** The result of keeping a value on this device. */
export function whyNot(error: unknown): Exclude<Keeping, 'kept'> {
  return error instanceof Error && /quota/i.test(error.name) ? 'full' : 'refused';
}

/** A value on this device that survives reloads and ended sessions, such as unsaved changes. */
export interface StoredValue<T> {
  /** Null if nothing readable is kept. */
  read(): T | null;
  /** Keeps a value, or removes it with null. If that fails, the changes are only on the page. */
  write(value: T | null): Keeping;
  /**
   * Calls back when another window of this browser keeps a different value. Returns a function that
   * stops it.
   */
  watch(changed: (value: T | null) => void): () => void;
}

/** Uses `localStorage`, which is synchronous, as a closing page does not wait. */
export function storedValue<T>(key: string, schema: z.ZodType<T>): StoredValue<T> {
  function parsed(json: string | null): T | null {
    try {
      return schema.safeParse(JSON.parse(json ?? 'null')).data ?? null;
    } catch {
      return null;
    }
  }
  return {
    read() {
      try {
        return parsed(localStorage.getItem(key));
      } catch {
        return null;
      }
    },
    write(value) {
      try {
        if (value === null) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(value));
        return 'kept';
      } catch (error) {
        return whyNot(error);
      }
    },
    watch(changed) {
      const listen = (event: StorageEvent) => {
        if (event.key === key) changed(parsed(event.newValue));
      };
      addEventListener('storage', listen);
      return () => removeEventListener('storage', listen);
    },
  };
}
