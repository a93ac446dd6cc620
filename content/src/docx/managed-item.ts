import { z } from 'zod';

const words = z.union([z.string(), z.number()]).transform(String);

/** A work as a reference manager cites it, with all that it knows of the work. */
const ManagedItemSchema = z.object({
  id: words.optional(),
  uris: z.array(z.string()).optional(),
  /** CSL. */
  itemData: z.looseObject({ type: z.string().optional() }),
  locator: words.optional(),
  label: z.string().optional(),
  prefix: z.string().optional(),
  suffix: z.string().optional(),
  /** The text names the author: the citation gives the year alone. */
  'suppress-author': z.boolean().optional(),
});
export type ManagedItem = z.infer<typeof ManagedItemSchema>;

const CitationSchema = z.object({ citationItems: z.array(ManagedItemSchema).min(1) });

/** The items of a citation stored as JSON by Zotero or Mendeley; null if it is not one. */
export function itemsOfJson(json: string): readonly ManagedItem[] | null {
  try {
    return CitationSchema.safeParse(JSON.parse(json)).data?.citationItems ?? null;
  } catch {
    return null;
  }
}

/** Text that is kept as base64; empty where it is not. */
export function decodedBase64(base64: string): string {
  try {
    const signs = atob(base64.replace(/\s+/g, ''));
    return new TextDecoder().decode(Uint8Array.from(signs, (sign) => sign.charCodeAt(0)));
  } catch {
    return '';
  }
}

/** The JSON at the end of a field's instruction. */
export function itemsOfInstruction(instruction: string): readonly ManagedItem[] | null {
  const at = instruction.indexOf('CSL_CITATION');
  const from = at < 0 ? -1 : instruction.indexOf('{', at);
  return from < 0 ? null : itemsOfJson(instruction.slice(from, instruction.lastIndexOf('}') + 1));
}
