/**
 * `/api/v1/docs`: the public API for people, made of its description and of what it answers. It has no script, so that
 * it is read wherever pages are; its examples are links, and its forms lead to answers (`tried-address.ts`).
 */
import { escapeHtml } from '@quire/model/mail/escape-html';
import { apiPagePath } from '@quire/model/paths';
import { z } from 'zod';
import { type ApiPorts, apiAnswer } from './answer-api.ts';
import { API, API_DESCRIPTION } from './api-paths.ts';
import { openApi } from './openapi.ts';

/** What is read of a JSON schema: what `openapi.ts` writes. */
interface Described {
  readonly type?: string | readonly string[] | undefined;
  readonly format?: string | undefined;
  readonly description?: string | undefined;
  readonly enum?: readonly unknown[] | undefined;
  readonly properties?: Readonly<Record<string, Described>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly items?: Described | undefined;
  readonly anyOf?: readonly Described[] | undefined;
}
const DescribedSchema: z.ZodType<Described> = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  description: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  get properties() {
    return z.record(z.string(), DescribedSchema).optional();
  },
  get items() {
    return DescribedSchema.optional();
  },
  get anyOf() {
    return z.array(DescribedSchema).optional();
  },
});

const STYLE = [
  ':root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif;',
  'background:light-dark(#f8f5ee,#10191b);color:light-dark(#16292c,#e6e4da)}',
  'h1{font:2rem/1.3 Georgia,serif}a{color:light-dark(#125260,#8fc7cc)}',
  'body{max-width:56rem;margin:0 auto;padding:1rem;overflow-wrap:anywhere}',
  'section{margin-block:2.5rem}ul{padding-inline-start:1.25rem}',
  'code{font:.9375em/1.5 ui-monospace,monospace}summary{cursor:pointer;padding-block:.5rem}',
  'nav li{padding-block:.25rem}',
  ':focus-visible{outline:2px solid;outline-offset:2px}',
  'form{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end}',
  'label{display:grid;gap:.25rem}input,button{font:inherit;min-height:2.75rem;padding:.25rem .75rem}',
  'input{width:16rem;max-width:100%;box-sizing:border-box}',
].join('');

const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;

/** `array of strings`; of a value that may be null both. */
function typeOf({ type, format, items, anyOf, enum: values }: Described): string {
  if (anyOf) return anyOf.map(typeOf).join(' or ');
  if (values) return values.map((value) => JSON.stringify(value)).join(', ');
  if (items) return `array: ${typeOf(items)}`;
  return [[type ?? 'any'].flat().join(' or '), format && `(${format})`].filter(Boolean).join(' ');
}

/** The fields of an object, or of those in an array; nothing for other values. */
function fieldsOf(schema: Described): string {
  if (schema.items) return fieldsOf(schema.items);
  const { properties, required = [] } = schema;
  if (!properties) return '';
  const rows = Object.entries(properties).map(([name, each]) => {
    const isOptional = required.includes(name) ? '' : ', optional';
    const words = each.description ? `. ${escapeHtml(each.description)}` : '';
    return `<li>${code(name)} ${escapeHtml(typeOf(each))}${isOptional}${words}${fieldsOf(each)}</li>`;
  });
  return `<ul>${rows.join('')}</ul>`;
}

const RecordsSchema = z.array(z.object({ api: z.string() }));

/** The address of the first record in an answer: of the list itself, or of one that it contains. */
async function firstOf(ports: ApiPorts, address: string, list?: 'items' | 'issues') {
  const { status, body } = await apiAnswer(ports, address, new URLSearchParams());
  if (status !== 200) return [];
  const records = list && typeof body === 'object' ? Reflect.get(body ?? {}, list) : body;
  return (RecordsSchema.safeParse(records).data ?? []).slice(0, 1).map(({ api }) => api);
}

/**
 * An address that answers, for each path of the API that something has been published for. Reads eleven documents at
 * most.
 */
async function examplesOf(ports: ApiPorts, paths: readonly string[]): Promise<Map<string, string>> {
  const base = ports.origin + API;
  const [journals, articles, people, books] = await Promise.all([
    firstOf(ports, '/journals'),
    firstOf(ports, '/articles', 'items'),
    firstOf(ports, '/people', 'items'),
    firstOf(ports, '/books', 'items'),
  ]);
  const [journal] = journals;
  const issues = journal ? await firstOf(ports, journal.slice(base.length), 'issues') : [];
  const known = [...journals, ...issues, ...articles, ...people, ...books];
  known.push(...articles.map((address) => `${address}/references`));
  return new Map(
    paths.flatMap((path) => {
      if (!path.includes('{')) return [[path, base + path] as const];
      const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
      const found = known.find((address) => pattern.test(address.slice(base.length)));
      return found ? [[path, found] as const] : [];
    }),
  );
}

type Operation = ReturnType<typeof openApi>['paths'][string]['get'];

/** The parts of an example that its path has names for: `{ journal: 'CES' }`. */
function keysOf(path: string, example: string | undefined): Record<string, string> {
  if (example === undefined) return {};
  const parts = new URL(example).pathname.slice(API.length).split('/');
  const named = path.split('/').map((part, at) => [part.slice(1, -1), parts[at] ?? ''] as const);
  return Object.fromEntries(named.map(([name, value]) => [name, decodeURIComponent(value)]));
}

/** A form that asks the operation, with the keys of the example filled in. */
function tryForm(path: string, { operationId, parameters }: Operation, example?: string): string {
  const keys = keysOf(path, example);
  const fields = parameters.map(({ name, required }) => {
    const value = required ? ` value="${escapeHtml(keys[name] ?? '')}" required` : '';
    return `<label>${name}<input name="${name}"${value}></label>`;
  });
  return [
    `<form action="${apiPagePath()}"><input type="hidden" name="operation" value="${operationId}">`,
    `${fields.join('')}<button aria-describedby="${operationId}">Send request</button></form>`,
  ].join('');
}

/**
 * The page as HTML, in English as the API itself.
 *
 * @param press its name
 */
export async function apiPage(ports: ApiPorts, press: string): Promise<string> {
  const { info, paths } = openApi(press, ports.origin);
  const examples = await examplesOf(ports, Object.keys(paths));
  const title = `${press}: public API`;
  const operations = Object.entries(paths).map(([path, { get }]) => {
    const example = examples.get(path);
    const answer = DescribedSchema.parse(get.responses[200].content['application/json'].schema);
    const others = Object.entries(get.responses).filter(([status]) => status !== '200');
    return [
      `<section aria-labelledby="${get.operationId}"><h2 id="${get.operationId}">${code(`GET ${API}${path}`)}</h2>`,
      `<p>${escapeHtml(get.summary)}</p>`,
      example
        ? `<p>Example: <a class="example" href="${escapeHtml(example)}">${escapeHtml(example)}</a></p>`
        : '',
      get.parameters.length > 0
        ? `<h3>Parameters</h3><ul>${get.parameters
            .map((each) => {
              const place = each.in === 'path' ? 'in the path' : 'in the query, optional';
              return `<li>${code(each.name)} ${place}. ${escapeHtml(each.description)}</li>`;
            })
            .join('')}</ul>${tryForm(path, get, example)}`
        : '',
      `<details><summary>Answer: ${escapeHtml(typeOf(answer))}</summary>${fieldsOf(answer)}</details>`,
      `<details><summary>Other answers</summary><ul>${others
        .map(([status, { description }]) => `<li>${code(status)} ${escapeHtml(description)}</li>`)
        .join('')}</ul></details></section>`,
    ].join('');
  });
  const contents = Object.entries(paths).map(
    ([path, { get }]) => `<li><a href="#${get.operationId}">${code(path)}</a></li>`,
  );
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>`,
    `<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(info.description)}</p>`,
    `<p>For programs: <a href="${API_DESCRIPTION}">OpenAPI 3.1</a></p>`,
    `<nav aria-label="Addresses"><ul>${contents.join('')}</ul></nav>`,
    `${operations.join('')}</main></body></html>\n`,
  ].join('');
}
