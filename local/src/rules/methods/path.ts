import { type Failure, fail } from '../values/failure.ts';
import type { PathSegment, RulesPath, RulesValue } from '../values/rules-value.ts';
import { argument, type Methods } from './method.ts';

/** The method of paths (reference: rules.Path): `(/a/$(x)).bind({'x': 'b'})`. */
export const PATH_METHODS: Methods<RulesPath> = {
  bind: { takes: [['map']], run: (self, args) => bind(self, argument(args, 0, 'map').entries) },
};

function bind(self: RulesPath, values: ReadonlyMap<string, RulesValue>): RulesValue | Failure {
  const segments: PathSegment[] = [];
  for (const segment of self.segments) {
    const value = segment.name === undefined ? undefined : values.get(segment.name);
    if (segment.text !== null || value === undefined) segments.push(segment);
    else if (value.type !== 'string' || value.value === '' || value.value.includes('/'))
      return fail('RULES_PATH', `'${segment.name}' is bound to what is no path segment`);
    else segments.push({ ...segment, text: value.value });
  }
  return { type: 'path', segments };
}
