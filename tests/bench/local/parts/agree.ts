import { z } from 'zod';
import type { Engine } from '../open-engine.ts';
import type { PlainPress } from '../plain/plain-press.ts';
import type { BenchQuery } from './queries.ts';

const Found = z.array(z.object({ document: z.object({ name: z.string() }) }));
const Counted = z.tuple([
  z.object({
    result: z.object({
      aggregateFields: z.object({ n: z.object({ integerValue: z.coerce.number() }) }),
    }),
  }),
]);

/** Throws unless both find the same in the same order: or else the comparison is none. */
export async function agree(ours: Engine, plain: PlainPress, query: BenchQuery): Promise<void> {
  const answers = await ours.call(query.method, query.wire(3));
  const expected = query.plain(plain, 3);
  const found =
    typeof expected === 'number'
      ? String(Counted.parse(answers)[0].result.aggregateFields.n.integerValue)
      : Found.parse(answers).map(({ document }) => document.name.split('/').at(-1));
  const wanted = typeof expected === 'number' ? expected : expected.map(({ id }) => id);
  if (String(found) !== String(wanted)) {
    throw new Error(`${query.what}: found ${String(found)}, the plain press ${String(wanted)}`);
  }
}
