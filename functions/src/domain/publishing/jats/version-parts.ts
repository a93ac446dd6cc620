/**
 * The parts of an article in JATS that follow from its version. They are made when they are asked for, in a thread with
 * limits that leave enough for the pages of the same instance, and kept for the next who asks.
 */
import type { JatsParts } from '@quire/content/export/jats-parts';
import type { ExportedPaper } from '@quire/content/export/read-paper-tree';
import { xmlElement, xmlOf } from '@quire/content/export/xml-element';
import type { FoundDoi } from '@quire/model/entities/reference-search';
import { LRUCache } from 'lru-cache';
import { type RenderLimits, renderApart } from '../../render/render-apart.ts';

/** The longest papers of the corpus need more than 128 MiB and less than this. */
const LIMITS: RenderLimits = { cpuMs: 15_000, wallMs: 45_000, mostMib: 192, idleMs: 30_000 };
/** One text is read at a time; whoever would wait longer is asked to come back. */
const UNDERWAY_MOST = 4;
const KEPT_BYTES = 8 * 2 ** 20;

const sizeOf = (parts: JatsParts): number =>
  Object.values(parts).reduce((sum: number, part: string) => sum + 2 * part.length, 1);

const kept = new LRUCache<string, JatsParts>({ maxSize: KEPT_BYTES, sizeCalculation: sizeOf });
const underway = new Map<string, Promise<JatsParts>>();

/** A text that takes too long stands as its source, as on its page. */
async function unread(paper: ExportedPaper): Promise<JatsParts> {
  const parts = await renderApart(
    'jats',
    { ...paper, markdown: '', bibtex: '', reviews: [] },
    LIMITS,
  );
  if (!parts) throw new Error('jats/too-slow');
  return { ...parts, body: xmlOf(xmlElement('preformat', {}, paper.markdown)) };
}

async function make(key: string, paper: ExportedPaper, limits: RenderLimits): Promise<JatsParts> {
  const parts = (await renderApart('jats', paper, limits)) ?? (await unread(paper));
  kept.set(key, parts);
  return parts;
}

/** The name of what is made of a version, which never changes, with the DOIs that were found for it. */
export const versionKey = (version: string, foundDois: readonly FoundDoi[]): string =>
  [version, ...foundDois.map(({ doi }) => doi)].join(' ');

/**
 * The parts of a version, or `busy` where too many others are being made.
 *
 * @param key `versionKey`
 */
export async function versionParts(
  key: string,
  paper: () => ExportedPaper,
  limits: RenderLimits = LIMITS,
): Promise<JatsParts | 'busy'> {
  const known = kept.get(key) ?? underway.get(key);
  if (known) return known;
  if (underway.size >= UNDERWAY_MOST) return 'busy';
  const making = make(key, paper(), limits).finally(() => underway.delete(key));
  underway.set(key, making);
  return making;
}
