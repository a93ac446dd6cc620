/** Asks ORCID's public API for the name of an iD (https://info.orcid.org/documentation/api-tutorials/). */
import type { OrcidFound } from '@quire/model/calls/people';
import { z } from 'zod';

const PATIENCE_MS = 8_000;
/** Concurrent requests: the public API allows 12 in a second. */
const AT_ONCE = 4;

export interface OrcidPorts {
  /** `https://pub.orcid.org/v3.0`, or null if the press uses no registry. */
  readonly api: string | null;
  readonly fetch: typeof fetch;
}

const Value = z.object({ value: z.string() }).nullish();
/** The name in `/person`: private fields are absent. */
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

/** `checkOrcids`: the registry's answer for each, in their order. Failed requests are reported as such. */
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
