import { z } from 'zod';
import { storedValue } from '../../drafts/stored-value.ts';

const KeptTextsSchema = z.object({ markdown: z.string(), bibliography: z.string() });
export type StoredTexts = z.infer<typeof KeptTextsSchema>;

/** The texts that are kept on this device. The number goes up when what is kept takes another form. */
export const storedTexts = storedValue('quire:editor-tool:1', KeptTextsSchema);
