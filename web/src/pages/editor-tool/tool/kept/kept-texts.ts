import { z } from 'zod';

/** The number goes up when what is kept takes another form. */
const KEY = 'quire:editor-tool:1';

const KeptTextsSchema = z.object({ markdown: z.string(), bibliography: z.string() });
export type KeptTexts = z.infer<typeof KeptTextsSchema>;

export type Keeping = 'kept' | 'full' | 'refused';

/** What became of an attempt to keep something on this device. */
export function whyNot(error: unknown): Exclude<Keeping, 'kept'> {
  return error instanceof Error && /quota/i.test(error.name) ? 'full' : 'refused';
}

/** The texts that are kept on this device. `localStorage`, for a page that closes waits for nothing else. */
export const keptTexts = {
  read(): KeptTexts | null {
    try {
      return parse(localStorage.getItem(KEY));
    } catch {
      return null;
    }
  },
  write(texts: KeptTexts): Keeping {
    try {
      localStorage.setItem(KEY, JSON.stringify(texts));
      return 'kept';
    } catch (error) {
      return whyNot(error);
    }
  },
  forget(): void {
    try {
      localStorage.removeItem(KEY);
    } catch {
      // Where nothing can be kept there is nothing to forget.
    }
  },
  /** Calls back when another window of this browser has kept something else. */
  watch(changed: (texts: KeptTexts | null) => void): () => void {
    const listen = ({ key, newValue }: StorageEvent) => {
      if (key === KEY) changed(parse(newValue));
    };
    addEventListener('storage', listen);
    return () => removeEventListener('storage', listen);
  },
};

function parse(json: string | null): KeptTexts | null {
  try {
    const parsed = KeptTextsSchema.safeParse(JSON.parse(json ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
