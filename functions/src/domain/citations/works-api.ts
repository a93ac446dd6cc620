/** Crossref's public REST API, asked politely. https://www.crossref.org/documentation/retrieve-metadata/rest-api/ */
import { z } from 'zod';

const PATIENCE_MS = 20_000;
const BODY_MAX = 1_000_000;
/** The first few: a work that is registered and well described is among them. */
const ROWS = 5;
const QUERY_MAX = 500;

const text = z.string().catch('');
const texts = z.array(z.string()).catch([]);
const people = z.array(z.object({ family: text, name: text })).catch([]);
const date = z
  .object({ 'date-parts': z.array(z.array(z.number().nullable())) })
  .transform(({ 'date-parts': [parts = []] }) => `${parts[0] ?? ''}`)
  .catch('');

/** What is read of a work; a field in another form says nothing. */
export const FoundWorkSchema = z.object({
  DOI: z.string().regex(/^10\.\d{4,9}\/.+$/),
  type: text,
  title: texts,
  subtitle: texts,
  author: people,
  editor: people,
  issued: date,
  'published-print': date,
  'published-online': date,
  volume: text,
  page: text,
  'article-number': text,
});
export type FoundWork = z.infer<typeof FoundWorkSchema>;

const ListSchema = z.object({
  message: z.object({
    items: z
      .array(z.unknown())
      .transform((items) => items.flatMap((item) => FoundWorkSchema.safeParse(item).data ?? [])),
  }),
});
const CountSchema = z.object({
  message: z.object({ 'is-referenced-by-count': z.int().nonnegative() }),
});

/** It is worth asking again later, where it is known after so many milliseconds. */
interface Later {
  readonly is: 'later';
  readonly afterMs: number | null;
}

export interface WorksApi {
  /** Works like a reference, the best first. Never rejects. */
  find(reference: string): Promise<{ readonly is: 'found'; readonly works: FoundWork[] } | Later>;
  /** How many works cite a DOI; null for a DOI that is not known. Never rejects. */
  count(doi: string): Promise<{ readonly is: 'counted'; readonly count: number | null } | Later>;
}

interface WorksApiOptions {
  /** `https://api.crossref.org`, without a slash at its end. */
  readonly api: string;
  /** Where the API's operators can write to: whoever names it is answered by better machines. */
  readonly email: string;
  /** `https://press.example` */
  readonly origin: string;
  readonly fetch: typeof fetch;
}

/** `Retry-After` in seconds or as a date. */
function waitOf(response: Response): Later {
  const said = response.headers.get('retry-after') ?? '';
  const ms = /^\d{1,6}$/.test(said) ? Number(said) * 1_000 : Date.parse(said) - Date.now();
  return { is: 'later', afterMs: Number.isFinite(ms) && ms > 0 ? ms : null };
}

/** A port to the API of `/works`. */
export function worksApi({ api, email, origin, fetch: ask }: WorksApiOptions): WorksApi {
  /** The body as JSON; null where the question itself was refused or there is nothing. */
  async function get(path: string, query: Readonly<Record<string, string>>) {
    const asked = new URLSearchParams({ ...query, mailto: email });
    const headers = { 'user-agent': `Quire (${origin}; mailto:${email})` };
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const response = await ask(`${api}${path}?${asked}`, { headers, signal, redirect: 'error' });
      if (response.status === 404 || response.status === 400) {
        await response.body?.cancel();
        return null;
      }
      if (!response.ok) {
        await response.body?.cancel();
        return waitOf(response);
      }
      const body = await response.text();
      if (body.length > BODY_MAX) return null;
      const read: unknown = JSON.parse(body);
      return { is: 'read' as const, read };
    } catch {
      return { is: 'later' as const, afterMs: null };
    }
  }
  return {
    async find(reference) {
      const answer = await get('/works', {
        'query.bibliographic': reference.slice(0, QUERY_MAX),
        rows: String(ROWS),
        select: Object.keys(FoundWorkSchema.shape).join(','),
      });
      if (answer?.is === 'later') return answer;
      const list = ListSchema.safeParse(answer?.read).data;
      return { is: 'found', works: list?.message.items ?? [] };
    },
    async count(doi) {
      const path = doi.split('/').map(encodeURIComponent).join('/');
      const answer = await get(`/works/${path}`, {});
      if (answer?.is === 'later') return answer;
      const counted = CountSchema.safeParse(answer?.read).data;
      return { is: 'counted', count: counted?.message['is-referenced-by-count'] ?? null };
    },
  };
}
