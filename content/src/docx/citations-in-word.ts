/**
 * The citations that reference managers keep in a Word file, with all that they know of each work: Zotero and
 * Mendeley Desktop in fields (`ADDIN … CSL_CITATION {…}`), Mendeley Cite in content controls.
 */
import { type Element, XMLSerializer } from '@xmldom/xmldom';
import { z } from 'zod';
import { workKey } from '../citations/work-key.ts';
import { allNamed, attribute, childNamed, childrenOf, readXml, tagNameOf } from '../convert/xml.ts';

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
/** Stands for a citation while mammoth reads the text: nobody types this. */
const MARK = /\uE002(\d+)\uE003/g;
const CONTROL = 'MENDELEY_CITATION_v3_';
const BIBLIOGRAPHY = /CSL_BIBLIOGRAPHY|ZOTERO_BIBL|Mendeley Bibliography|MENDELEY_BIBLIOGRAPHY/;

const ItemSchema = z.object({
  id: z.union([z.string(), z.number()]).transform(String).optional(),
  uris: z.array(z.string()).optional(),
  itemData: z.looseObject({ type: z.string().optional() }),
  locator: z.union([z.string(), z.number()]).transform(String).optional(),
  label: z.string().optional(),
  prefix: z.string().optional(),
  suffix: z.string().optional(),
});
const CitationSchema = z.object({ citationItems: z.array(ItemSchema).min(1) });
type Item = z.infer<typeof ItemSchema>;

export interface MarkedCitations {
  readonly xml: string;
  /** In Markdown, by their marks. */
  readonly citations: readonly string[];
  /** CSL, their ids as keys. */
  readonly works: readonly (Readonly<Record<string, unknown>> & { readonly id: string })[];
}

function parsed(json: string): readonly Item[] | null {
  try {
    return CitationSchema.safeParse(JSON.parse(json)).data?.citationItems ?? null;
  } catch {
    return null;
  }
}

function decoded(base64: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)));
  } catch {
    return '';
  }
}

/** The JSON at the end of a field's instruction. */
function itemsOfField(instruction: string): readonly Item[] | null {
  const at = instruction.indexOf('CSL_CITATION');
  const from = at < 0 ? -1 : instruction.indexOf('{', at);
  return from < 0 ? null : parsed(instruction.slice(from, instruction.lastIndexOf('}') + 1));
}

interface Field {
  readonly runs: Element[];
  instruction: string;
}

/** Outermost complex fields with their runs: from `begin` to `end`, which may be paragraphs apart. */
function fieldsIn(root: Element): Field[] {
  const done: Field[] = [];
  let open: Field | null = null;
  let depth = 0;
  for (const run of allNamed(root, 'r')) {
    for (const element of childrenOf(run)) {
      const kind = tagNameOf(element) === 'fldChar' ? attribute(element, 'fldCharType') : '';
      if (kind === 'begin') {
        depth += 1;
        open ??= { runs: [], instruction: '' };
      }
      if (open && tagNameOf(element) === 'instrText') open.instruction += element.textContent ?? '';
      if (kind === 'end' && open) {
        depth -= 1;
        if (depth === 0) {
          done.push({ ...open, runs: [...open.runs, run] });
          open = null;
        }
      }
    }
    open?.runs.push(run);
  }
  return done;
}

/** Works by what identifies them in the file, each with a key of ours. */
class Works {
  readonly list: (Record<string, unknown> & { id: string })[] = [];
  readonly #keys = new Map<string, string>();

  keyOf({ id, uris, itemData }: Item): string {
    const doi = typeof itemData.DOI === 'string' ? itemData.DOI.toLowerCase() : '';
    const name = doi || uris?.[0] || id || JSON.stringify(itemData.title ?? itemData);
    const known = this.#keys.get(name);
    if (known) return known;
    const key = workKey(itemData, new Set(this.#keys.values()));
    this.#keys.set(name, key);
    this.list.push({ ...itemData, id: key });
    return key;
  }

  cite(items: readonly Item[]): string {
    const parts = items.map((item) => {
      const before = item.prefix?.trim() ? `${item.prefix.trim()} ` : '';
      const unit = !item.label || item.label === 'page' ? 'p.' : `${item.label}`;
      const place = item.locator ? `, ${unit} ${item.locator}` : '';
      const after = item.suffix?.trim() ? `, ${item.suffix.trim().replace(/^,\s*/, '')}` : '';
      return `${before}@${this.keyOf(item)}${place}${after}`.replace(/[[\];]/g, ' ');
    });
    return `[${parts.join('; ')}]`;
  }
}

/** `word/document.xml` with a mark in place of each citation whose data the file has, and without their list. */
export function markCitations(xml: string): MarkedCitations {
  const isManaged = /CSL_CITATION|MENDELEY_CITATION_v3/.test(xml);
  const root = isManaged ? readXml(xml) : null;
  const document = root?.ownerDocument;
  if (!root || !document) return { xml, citations: [], works: [] };
  const works = new Works();
  const citations: string[] = [];
  const markOf = (items: readonly Item[]) => {
    citations.push(works.cite(items));
    const run = document.createElementNS(MAIN, 'w:r');
    const text = document.createElementNS(MAIN, 'w:t');
    text.textContent = `\uE002${citations.length - 1}\uE003`;
    run.appendChild(text);
    return run;
  };
  const remove = (element: Element) => element.parentNode?.removeChild(element);
  for (const control of allNamed(root, 'sdt')) {
    const properties = childNamed(control, 'sdtPr');
    const tag = properties && childNamed(properties, 'tag');
    const value = tag ? attribute(tag, 'val') : '';
    const items = value.startsWith(CONTROL) ? parsed(decoded(value.slice(CONTROL.length))) : null;
    if (items) control.parentNode?.replaceChild(markOf(items), control);
    else if (BIBLIOGRAPHY.test(value)) remove(control);
  }
  for (const { runs, instruction } of fieldsIn(root)) {
    const items = itemsOfField(instruction);
    const [first] = runs;
    if (items && first) first.parentNode?.insertBefore(markOf(items), first);
    if (items || BIBLIOGRAPHY.test(instruction)) for (const run of new Set(runs)) remove(run);
  }
  return { xml: new XMLSerializer().serializeToString(root), citations, works: works.list };
}

/** Marks back into citations. */
export const restoreCitations = (markdown: string, { citations }: MarkedCitations): string =>
  markdown.replace(MARK, (whole, at: string) => citations[Number(at)] ?? whole);
