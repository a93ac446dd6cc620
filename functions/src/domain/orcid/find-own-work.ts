import { normaliseDoi } from '@quire/model/identifiers';
import { z } from 'zod';

const SummarySchema = z.object({
  'put-code': z.number().int(),
  source: z.object({ 'source-client-id': z.object({ path: z.string() }).nullish() }).nullish(),
  'external-ids': z
    .object({
      'external-id': z.array(
        z.object({ 'external-id-type': z.string(), 'external-id-value': z.string() }),
      ),
    })
    .nullish(),
});
const WorksSchema = z.object({
  group: z.array(z.object({ 'work-summary': z.array(SummarySchema) })),
});

const same = (type: string, one: string, other: string) =>
  type === 'doi'
    ? (normaliseDoi(one) ?? one) === (normaliseDoi(other) ?? other)
    : one.trim() === other.trim();

interface Sought {
  readonly clientId: string;
  readonly type: string;
  readonly value: string;
}

/** The put-code of a work that this client has added before, in ORCID's answer of `/works`; null where there is none. */
export function findOwnWork(answer: unknown, { clientId, type, value }: Sought): number | null {
  const { data } = WorksSchema.safeParse(answer);
  const all = data?.group.flatMap((group) => group['work-summary']) ?? [];
  const found = all.find(
    (work) =>
      work.source?.['source-client-id']?.path === clientId &&
      work['external-ids']?.['external-id'].some(
        (id) => id['external-id-type'] === type && same(type, id['external-id-value'], value),
      ),
  );
  return found?.['put-code'] ?? null;
}
