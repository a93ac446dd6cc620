import { formatFieldPath } from '../../values/names/field-path.ts';
import { chooseIndexes, type Usable } from './choose-indexes.ts';
import {
  type CompositeIndex,
  type IndexDefinitions,
  type IndexPart,
  withName,
} from './definitions.ts';
import type { Needed } from './needed.ts';
import { singleFieldIndexes } from './single-fields.ts';

/**
 * The composite indexes that serve a scan: one, several merged that end in the same order, or none
 * where single-field indexes are enough. Null when what there is does not serve it. An index is read
 * in its own direction only
 * (firebase.google.com/docs/firestore/query-data/index-overview#composite_indexes).
 */
export function servingIndexes(
  needed: Needed,
  definitions: IndexDefinitions,
): readonly CompositeIndex[] | null {
  const { collectionId, scope, fixed, tail, isRange } = needed;
  const usable: Usable[] = [];
  for (const { field } of [...fixed, ...tail]) {
    for (const single of singleFieldIndexes(collectionId, field, definitions)) {
      const covers = coveredBy(withName([{ field, mode: single.mode }]), needed);
      if (covers && single.scope === scope) usable.push({ index: null, covers });
    }
  }
  for (const index of definitions.composites) {
    if (index.collectionId !== collectionId || index.scope !== scope) continue;
    const covers = coveredBy(index.parts, needed);
    if (covers) usable.push({ index, covers });
  }
  const wanted = fixed.map(partKey);
  // Published for equalities, with or without an order: for a range one index is asked for.
  const candidates = isRange
    ? usable.filter(({ covers }) => wanted.every((key) => covers.includes(key)))
    : usable;
  return chooseIndexes(wanted, candidates);
}

/** The index that would serve a scan by itself. */
export function missingIndex({ collectionId, scope, fixed, tail }: Needed): CompositeIndex {
  const [name] = tail;
  const last = fixed.at(-1);
  // The direction of an equality is free: take the one that the name has anyway.
  const head =
    tail.length === 1 && last?.mode === 'asc' && name
      ? [...fixed.slice(0, -1), { field: last.field, mode: name.mode }]
      : fixed;
  return { collectionId, scope, parts: [...head, ...tail] };
}

/** The equalities that an index answers before the tail; null when it does not serve the scan. */
function coveredBy(parts: readonly IndexPart[], { fixed, tail }: Needed): string[] | null {
  const at = parts.length - tail.length;
  const isSame = tail.every(({ field, mode }, i) => {
    const part = parts[at + i];
    return part && part.mode === mode && formatFieldPath(part.field) === formatFieldPath(field);
  });
  const wanted = fixed.map(partKey);
  const head = parts.slice(0, Math.max(0, at)).map(partKey);
  return isSame && head.every((key) => wanted.includes(key)) ? head : null;
}

function partKey({ field, mode }: IndexPart): string {
  return `${mode === 'contains' ? 'contains' : 'value'} ${formatFieldPath(field)}`;
}
