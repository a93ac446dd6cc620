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
/** Of `/works`, and of `/peer-reviews`, whose groups have groups. */
const WorksSchema = z.object({
  group: z.array(z.object({ 'work-summary': z.array(SummarySchema) })),
});
const ReviewsSchema = z.object({
  group: z.array(
    z.object({
      'peer-review-group': z.array(z.object({ 'peer-review-summary': z.array(SummarySchema) })),
    }),
  ),
});

function summariesOf(answer: unknown): z.infer<typeof SummarySchema>[] {
  const works = WorksSchema.safeParse(answer).data;
  if (works) return works.group.flatMap((group) => group['work-summary']);
  const reviews = ReviewsSchema.safeParse(answer).data;
  const groups = reviews?.group.flatMap((group) => group['peer-review-group']) ?? [];
  return groups.flatMap((group) => group['peer-review-summary']);
}

const same = (type: string, one: string, other: string) =>
  type === 'doi'
    ? (normaliseDoi(one) ?? one) === (normaliseDoi(other) ?? other)
    : one.trim() === other.trim();

interface Sought {
  readonly clientId: string;
  readonly type: string;
  readonly value: string;
}

/** The put-code of what this client has added before, in ORCID's answer of `/works` or `/peer-reviews`; null where there is none. */
export function findOwnActivity(answer: unknown, { clientId, type, value }: Sought): number | null {
  const found = summariesOf(answer).find(
    (each) =>
      each.source?.['source-client-id']?.path === clientId &&
      each['external-ids']?.['external-id'].some(
        (id) => id['external-id-type'] === type && same(type, id['external-id-value'], value),
      ),
  );
  return found?.['put-code'] ?? null;
}
