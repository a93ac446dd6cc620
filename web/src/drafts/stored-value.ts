import type { z } from 'zod';

/** Whether something is on this device, and if not, why. */
export type Keeping = 'kept' | 'full' | 'refused';

/** What became of an attempt to keep something on this device. */
export function whyNot(error: unknown): Exclude<Keeping, 'kept'> {
  return error instanceof Error && /quota/i.test(error.name) ? 'full' : 'refused';
}

/** One thing that this device keeps: what was typed and is not saved, through reloads and ended sessions. */
export interface StoredValue<T> {
  /** Null where nothing is kept, or nothing that can be read. */
  read(): T | null;
  /** Keeps it; forgets it with null. Where that fails, what was typed is on the page alone. */
  write(value: T | null): Keeping;
  /** Calls back when another window of this browser has kept something else. Returns how to stop. */
  watch(changed: (value: T | null) => void): () => void;
}

/** `localStorage`, for a page that closes waits for nothing else. */
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
