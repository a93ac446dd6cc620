/**
 * ROR's REST API, version 2, as far as the press asks it, over a few institutions that do not exist.
 * The answers have the shape of the real ones (https://ror.readme.io/docs/rest-api); what is found
 * is found by a much simpler rule.
 */
import { createServer } from 'node:http';

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly also: readonly { readonly value: string; readonly types: readonly string[] }[];
  readonly town: string;
  readonly country: readonly [code: string, name: string];
  readonly status?: string;
}

const ENTRIES: readonly Entry[] = [
  {
    id: 'https://ror.org/00nrdvk01',
    name: 'Nordvik Institute of Waters',
    also: [
      { value: 'NIW', types: ['acronym'] },
      { value: 'Nordvik vassinstitutt', types: ['label'] },
    ],
    town: 'Nordvik',
    country: ['NO', 'Norway'],
  },
  {
    id: 'https://ror.org/00nrdvk19',
    name: 'University of Nordvik',
    also: [{ value: 'Universitetet i Nordvik', types: ['alias'] }],
    town: 'Nordvik',
    country: ['NO', 'Norway'],
  },
  {
    id: 'https://ror.org/00nrdvk27',
    name: 'Nordvik Herring Laboratory',
    also: [],
    town: 'Nordvik',
    country: ['NO', 'Norway'],
    status: 'withdrawn',
  },
];

const record = ({ id, name, also, town, country: [code, country], status }: Entry) => ({
  admin: {
    created: { date: '2018-11-14', schema_version: '1.0' },
    last_modified: { date: '2024-12-11', schema_version: '2.1' },
  },
  domains: [],
  established: 1911,
  external_ids: [],
  id,
  links: [],
  locations: [
    {
      geonames_details: {
        continent_code: 'EU',
        continent_name: 'Europe',
        country_code: code,
        country_name: country,
        country_subdivision_code: null,
        country_subdivision_name: null,
        lat: 69.65,
        lng: 18.96,
        name: town,
      },
      geonames_id: 3133895,
    },
  ],
  // Sorted by their value, as ROR does: the one to show need not be the first.
  names: [{ value: name, types: ['label', 'ror_display'] }, ...also]
    .map((each) => ({ lang: null, ...each }))
    .sort((a, b) => a.value.localeCompare(b.value)),
  relationships: [],
  status: status ?? 'active',
  types: ['education'],
});

const namesOf = ({ name, also }: Entry) =>
  [name, ...also.map(({ value }) => value)].map((each) => each.toLowerCase());
const isListed = ({ status }: Entry) => status === undefined;

/**
 * Interprets words like the real service: `+word` has to match whole, of `+(word word*)` the beginning is
 * enough.
 */
function search(query: string): unknown {
  const needed = [...query.matchAll(/\+(?:\((\S+) \S+\*\)|(\S+))/g)].map(
    ([, begun, whole = '']) =>
      (words: readonly string[]) =>
        begun ? words.some((word) => word.startsWith(begun)) : words.includes(whole),
  );
  const found = ENTRIES.filter(isListed).filter((entry) =>
    namesOf(entry).some((name) => needed.every((fits) => fits(name.split(' ')))),
  );
  const items = needed.length > 0 ? found.map(record) : [];
  return { number_of_results: items.length, time_taken: 4, items, meta: {} };
}

function match(line: string): unknown {
  const items = ENTRIES.filter(isListed).map((entry) => {
    const chosen = namesOf(entry).some((name) => line.toLowerCase().includes(name));
    return {
      substring: line,
      score: chosen ? 1 : 0.71,
      matching_type: 'SINGLE SEARCH',
      chosen,
      organization: record(entry),
    };
  });
  items.sort((a, b) => b.score - a.score);
  return { number_of_results: items.length, items };
}

function answer({ pathname, searchParams }: URL): unknown {
  const line = searchParams.get('affiliation');
  if (line !== null) return match(line);
  const query = searchParams.get('query');
  if (query !== null) return search(query);
  const entry = ENTRIES.find(({ id }) => id.endsWith(`/${pathname.split('/').pop()}`));
  return entry && record(entry);
}

export interface RorServer {
  /** What `QUIRE_ROR_API` is set to. */
  readonly api: string;
  /** Paths with their queries, in the order in which they were asked. */
  readonly asked: readonly string[];
  readonly close: () => void;
}

/** Answers at a free port of this machine. */
export async function startRor(): Promise<RorServer> {
  const asked: string[] = [];
  const server = createServer(({ url = '/' }, response) => {
    asked.push(url);
    const found = answer(new URL(url, 'http://ror.example'));
    response.writeHead(found ? 200 : 404, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
      // A journey's browser names a network of its own with every request.
      'access-control-allow-headers': '*',
    });
    response.end(JSON.stringify(found ?? { errors: ['that ROR ID does not exist'] }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('No port to listen on.');
  return {
    api: `http://127.0.0.1:${address.port}/v2`,
    asked,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
