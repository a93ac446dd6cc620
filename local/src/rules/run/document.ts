import type { Fields } from '../../values/value.ts';
import { fromFields } from '../values/from-firestore.ts';
import { map, path, type RulesMap, type RulesValue, string } from '../values/rules-value.ts';

/** A document as `resource`, `request.resource` and `get()` show it: `data`, `id`, `__name__`. */
export const firestoreDocument = (segments: readonly string[], fields: Fields): RulesMap =>
  map(
    new Map<string, RulesValue>([
      ['data', fromFields(fields)],
      ['id', string(segments.at(-1) ?? '')],
      ['__name__', path(segments)],
    ]),
  );
