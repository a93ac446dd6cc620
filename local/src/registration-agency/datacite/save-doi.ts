import { randomBytes } from 'node:crypto';
import type { Answer, Call } from '../http/answer.ts';
import { type Account, mayRegister } from '../store/account.ts';
import type { Registration, Shown } from '../store/registration.ts';
import { NotXml } from '../xml/read-xml.ts';
import { type FieldError, refusal, unprocessable } from './api-error.ts';
import { attributesOfXml } from './attributes-of.ts';
import type { SentAttributes } from './payload.ts';
import { shownDoi } from './shown-doi.ts';

/** What an event makes of a state; a DOI that was ever registered is never a draft again. */
const AFTER: Readonly<
  Record<
    NonNullable<SentAttributes['event']>,
    (state: Registration['state']) => Registration['state']
  >
> = {
  publish: () => 'findable',
  register: (state) => (state === 'draft' ? 'registered' : state),
  hide: (state) => (state === 'findable' ? 'registered' : state),
};

/** The DOI of a request that names none: that of the XML, or a new one below the prefix. */
export function doiFor(sent: SentAttributes, metadata: Shown): string | null {
  const inXml = typeof metadata.identifier === 'string' ? metadata.identifier : '';
  if (sent.doi || inXml) return sent.doi || inXml;
  return sent.prefix ? `${sent.prefix}/${randomBytes(5).toString('hex')}` : null;
}

/** The metadata that a request holds; an error where its XML is none. */
export function sentMetadata(
  sent: SentAttributes,
): { readonly metadata: Shown } | { readonly problem: FieldError } {
  const { doi, prefix, event, url, xml, ...attributes } = sent;
  if (xml === undefined) return { metadata: attributes };
  const text = Buffer.from(xml, 'base64').toString('utf8');
  try {
    return { metadata: { ...attributes, ...attributesOfXml(text), xml } };
  } catch (error) {
    if (!(error instanceof NotXml)) throw error;
    return { problem: { source: 'xml', title: `XML is not well-formed: ${error.message}` } };
  }
}

const NEEDED = ['creators', 'titles', 'publisher', 'publicationYear', 'types'];
const isBlank = (value: unknown): boolean => !value || (Array.isArray(value) && value.length === 0);

/** What prevents a DOI from being registered. A draft may lack anything. */
async function problemsOf(
  { schemas }: Call,
  { url, metadata }: Registration,
): Promise<FieldError[]> {
  const problems: FieldError[] = [];
  if (!url) problems.push({ source: 'url', title: "Can't be blank" });
  else if (!/^(https?|ftp):\/\/[^\s/]+/.test(url))
    problems.push({ source: 'url', title: 'URL is not valid.' });
  const { xml, schemaVersion } = metadata;
  if (typeof xml === 'string' && typeof schemaVersion === 'string') {
    if (!schemaVersion.startsWith('http://datacite.org/schema/kernel-4'))
      return [...problems, { source: 'xml', title: `Schema ${schemaVersion} is not supported` }];
    const text = Buffer.from(xml, 'base64').toString('utf8');
    const broken = await schemas.check(text, schemaVersion);
    if (broken !== null) problems.push({ source: 'xml', title: broken });
  }
  const missing = NEEDED.filter((name) => isBlank(metadata[name]));
  return [...problems, ...missing.map((source) => ({ source, title: "Can't be blank" }))];
}

/** Saves a DOI for a repository: 201 where it is new, 200 where it was there; or why not. */
export async function saveDoi(
  call: Call,
  account: Account,
  doi: string,
  sent: SentAttributes,
  sentOf: Shown,
): Promise<Answer> {
  const { registry, clock } = call;
  const known = registry.find(doi);
  const isOwn = known ? known.login === account.login : mayRegister(account, doi);
  if (!isOwn) return refusal(403);
  const at = new Date(clock()).toISOString();
  const before = known?.state ?? 'draft';
  const state = sent.event ? AFTER[sent.event](before) : before;
  const registered = known?.metadata.registered ?? (state === 'draft' ? null : at);
  const next: Registration = {
    ...{ doi, agency: 'datacite', login: account.login, state, url: sent.url ?? known?.url ?? '' },
    metadata: { ...known?.metadata, ...sentOf, registered },
    ...{ createdAt: known?.createdAt ?? at, updatedAt: at },
    versions: [...(known?.versions ?? []), { version: String(known?.versions.length ?? 0), at }],
  };
  const told = call.behaviour.failureOf(doi);
  const problems = state === 'draft' ? [] : await problemsOf(call, next);
  if (told !== undefined) problems.push({ source: 'doi', title: told });
  if (problems.length > 0) return unprocessable(doi, problems);
  registry.register(next);
  return shownDoi(next, known ? 200 : 201);
}
