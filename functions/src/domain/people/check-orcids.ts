/** Asks ORCID's public API whose an iD is (https://info.orcid.org/documentation/api-tutorials/). */
import type { OrcidFound } from '@quire/model/calls/people';
import { z } from 'zod';

const PATIENCE_MS = 8_000;
/** At once: the public API allows 12 requests in a second. */
const AT_ONCE = 4;

export interface OrcidPorts {
  /** `https://pub.orcid.org/v3.0`, or null where the press asks nobody. */
  readonly api: string | null;
  readonly fetch: typeof fetch;
}

const Value = z.object({ value: z.string() }).nullish();
/** `/person`, as far as its name is concerned: what is private is absent. */
const PersonSchema = z.object({
  name: z.object({ 'given-names': Value, 'family-name': Value, 'credit-name': Value }).nullish(),
  'other-names': z
    .object({ 'other-name': z.array(z.object({ content: z.string() })).nullish() })
    .nullish(),
});

function namesIn(answer: unknown): readonly string[] {
  const { name, 'other-names': others } = PersonSchema.parse(answer);
  const full = [name?.['given-names']?.value, name?.['family-name']?.value]
    .filter(Boolean)
    .join(' ');
  const also = (others?.['other-name'] ?? []).map(({ content }) => content);
  return [full, name?.['credit-name']?.value ?? '', ...also].filter((each) => each !== '');
}

async function checkOne({ api, fetch: ask }: OrcidPorts, orcid: string): Promise<OrcidFound> {
  const found = (state: OrcidFound['state'], names: readonly string[] = []): OrcidFound => ({
    ...{ orcid, state },
    names: names.slice(0, 20).map((name) => name.slice(0, 300)),
  });
  try {
    const response = await ask(`${api}/${orcid}/person`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (response.status === 404) return found('unknown');
    // 409: locked, deactivated, or merged into another record.
    if (response.status === 409) return found('locked');
    if (!response.ok) return found('unreachable');
    return found('found', namesIn(await response.json()));
  } catch {
    return found('unreachable');
  }
}

/** `checkOrcids`: what the registry says of each, in their order. What cannot be asked is said to be so. */
export async function checkOrcids(
  ports: OrcidPorts,
  orcids: readonly string[],
): Promise<{ configured: boolean; results: OrcidFound[] }> {
  if (ports.api === null) return { configured: false, results: [] };
  const results: OrcidFound[] = [];
  for (let at = 0; at < orcids.length; at += AT_ONCE) {
    const some = orcids.slice(at, at + AT_ONCE);
    results.push(...(await Promise.all(some.map((orcid) => checkOne(ports, orcid)))));
  }
  return { configured: true, results };
}
