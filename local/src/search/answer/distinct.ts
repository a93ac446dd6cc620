import { valuesAt } from '../engine/attribute-values.ts';
import type { Engine } from '../engine/engine.ts';
import type { Finding } from '../query/find.ts';
import type { Query } from '../settings/settings.ts';

/**
 * All documents in their order, of those alike in `attributeForDistinct` the best alone (or as many as
 * `distinct` says); null where the query does not ask for it.
 */
export function distinctOf(engine: Engine, query: Query, finding: Finding): number[] | null {
  const most = Number(query.distinct);
  const path = query.attributeForDistinct;
  if (most === 0 || path === null) return null;
  const taken = new Map<string, number>();
  return finding.ranks(0, finding.docs.length).filter((doc) => {
    const [value] = valuesAt(engine.recordAt(doc), path);
    if (value === undefined) return true;
    const count = (taken.get(String(value)) ?? 0) + 1;
    taken.set(String(value), count);
    return count <= most;
  });
}
