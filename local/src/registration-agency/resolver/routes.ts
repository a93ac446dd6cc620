/** `GET /{doi}`, as doi.org answers, and `GET /api/handles/{doi}`. */
import { type Answer, type Call, html, json, type Route } from '../http/answer.ts';
import { isOlder, type Registration } from '../store/registration.ts';
import { cslOf } from '../works/csl-of.ts';
import { saidByOthers, shownWork } from '../works/shown-work.ts';
import { inXml } from '../xml/write-xml.ts';

const CSL = 'application/vnd.citationstyles.csl+json';

/** A draft has no handle. */
function handleOf({ registry, behaviour, clock }: Call, doi: string): Registration | null {
  const found = registry.find(doi);
  if (!found || found.state === 'draft') return null;
  return isOlder(found, behaviour.handleMs, clock()) ? found : null;
}

function resolve(call: Call): Answer {
  const doi = call.path.slice(1);
  const found = handleOf(call, doi);
  if (!found) return html(notFoundPage(doi), 404);
  if (call.header('accept').includes(CSL)) {
    const work = shownWork(found, saidByOthers(call.registry.registrations()));
    return json(cslOf(work), 200, CSL);
  }
  const page = `<p>Handle Redirect</p><a href="${inXml(found.url)}">${inXml(found.url)}</a>`;
  return { ...html(page, 302), headers: { location: found.url, vary: 'Accept' } };
}

const notFoundPage = (doi: string): string => `<!DOCTYPE html>
<html lang="en"><head><title>Error: DOI Not Found</title></head>
<body><h1>DOI Not Found</h1><p>${inXml(doi)}</p>
<p>This DOI cannot be found in the DOI System.</p></body></html>
`;

function handle(call: Call): Answer {
  const name = call.path.replace('/api/handles/', '');
  const found = handleOf(call, name);
  if (!found) return json({ responseCode: 100, handle: name }, 404);
  const timestamp = `${found.updatedAt.slice(0, 19)}Z`;
  const data = { format: 'string', value: found.url };
  const values = [{ index: 1, type: 'URL', data, ttl: 86_400, timestamp }];
  return json({ responseCode: 1, handle: name, values });
}

const reading = { methods: ['GET', 'HEAD'], kind: 'read' } as const;
export const RESOLVER_ROUTES: readonly Route[] = [
  { ...reading, path: /^\/api\/handles\/10\./, answer: handle },
  { ...reading, path: /^\/10\.\d{4,9}(\.\d+)*\/./, answer: resolve },
];
