/** A work as the API shows it: what was deposited, and what follows from all that is registered. */
import { z } from 'zod';
import { keyOf, type Registration, type Shown } from '../store/registration.ts';
import { momentOf } from './dates.ts';

const ReferenceSchema = z.looseObject({ DOI: z.string().optional() });
const RelationSchema = z.looseObject({ 'id-type': z.string(), id: z.string() });
const UpdateSchema = z.looseObject({ DOI: z.string() });
/** What is read of the metadata; what is of another form says nothing. */
const SaidSchema = z.object({
  reference: z.array(ReferenceSchema).catch([]),
  relation: z.record(z.string(), z.array(RelationSchema)).catch({}),
  'update-to': z.array(UpdateSchema).catch([]),
});

const INVERSES = Object.fromEntries(
  [
    ['is-review-of', 'has-review'],
    ['is-comment-on', 'has-comment'],
    ['is-reply-to', 'has-reply'],
    ['is-supplement-to', 'is-supplemented-by'],
    ['is-preprint-of', 'has-preprint'],
    ['is-translation-of', 'has-translation'],
    ['is-version-of', 'has-version'],
    ['is-part-of', 'has-part'],
    ['is-based-on', 'is-basis-for'],
    ['is-derived-from', 'has-derivation'],
    ['references', 'is-referenced-by'],
    ['replaces', 'is-replaced-by'],
  ].flatMap(([one = '', other = '']) => [
    [one, other],
    [other, one],
  ]),
);

/** What others say of each DOI. */
export interface SaidByOthers {
  readonly citations: ReadonlyMap<string, number>;
  readonly relations: ReadonlyMap<string, readonly (readonly [type: string, to: object])[]>;
  readonly updates: ReadonlyMap<string, readonly object[]>;
}

export function saidByOthers(all: readonly Registration[]): SaidByOthers {
  const citations = new Map<string, number>();
  const relations = new Map<string, [string, object][]>();
  const updates = new Map<string, object[]>();
  for (const { doi, metadata } of all) {
    const said = SaidSchema.parse(metadata);
    const cited = new Set(said.reference.flatMap(({ DOI }) => (DOI ? [keyOf(DOI)] : [])));
    for (const key of cited) citations.set(key, (citations.get(key) ?? 0) + 1);
    for (const [type, targets] of Object.entries(said.relation)) {
      const inverse = INVERSES[type];
      for (const { 'id-type': kind, id } of targets) {
        if (kind !== 'doi' || !inverse) continue;
        const of = { 'id-type': 'doi', id: doi, 'asserted-by': 'object' };
        relations.set(keyOf(id), [...(relations.get(keyOf(id)) ?? []), [inverse, of]]);
      }
    }
    for (const update of said['update-to']) {
      const of = { ...update, DOI: doi };
      updates.set(keyOf(update.DOI), [...(updates.get(keyOf(update.DOI)) ?? []), of]);
    }
  }
  return { citations, relations, updates };
}

export function shownWork(
  { doi, metadata, createdAt, updatedAt }: Registration,
  others: SaidByOthers,
): Shown {
  const key = keyOf(doi);
  const said = SaidSchema.parse(metadata);
  const relation: Record<string, unknown[]> = { ...said.relation };
  for (const [type, to] of others.relations.get(key) ?? [])
    relation[type] = [...(relation[type] ?? []), to];
  const updatedBy = others.updates.get(key);
  const count = said.reference.length;
  return {
    ...{ title: [], author: undefined, 'container-title': [], subject: [], score: 1, member: '1' },
    ...metadata,
    // In the API DOIs are in small letters.
    ...{ DOI: key, URL: `https://doi.org/${key}`, relation },
    ...{ 'reference-count': count, 'references-count': count },
    'is-referenced-by-count': others.citations.get(key) ?? 0,
    ...(updatedBy && { 'updated-by': updatedBy }),
    ...{ created: momentOf(createdAt), deposited: momentOf(updatedAt) },
    indexed: momentOf(updatedAt),
  };
}
