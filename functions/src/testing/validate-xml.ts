/**
 * XML against the schemas of those who take it, which are no part of the project: tests that need them are skipped
 * without. `QUIRE_STANDARDS` says where they are; by default beside the project, in `shared/standards`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';
import { brokenAssertion } from './crossref-assertions.ts';

export const SCHEMA_FOLDER =
  process.env.QUIRE_STANDARDS ?? new URL('../../../../shared/standards', import.meta.url).pathname;

/** Each schema, and the folders with what it includes: every name is looked for in one folder. */
const SCHEMAS = {
  'crossref 5.5.0': {
    file: 'crossref-5.5.0/crossref5.5.0.libxml.xsd',
    folders: [
      'crossref-5.5.0/standard-modules/mathml3',
      'crossref-5.5.0/standard-modules',
      'crossref-5.5.0',
    ],
  },
  'crossref 5.3.1': {
    file: 'crossref/crossref5.3.1.xsd',
    folders: ['crossref/standard-modules/mathml3', 'crossref/standard-modules', 'crossref'],
  },
  'datacite 4.7': {
    file: 'datacite/kernel-4.7/metadata.xsd',
    folders: ['datacite/kernel-4.7/include'],
  },
  // With the formats, as the protocol's schema wants to know that of each record.
  doaj: { file: 'doaj/doajArticles.xsd', folders: ['doaj'] },
  'oai-pmh': { file: 'oai-pmh/driver.xsd', folders: ['oai-pmh'] },
  marc: { file: 'oai-pmh/MARC21slim.xsd', folders: [] },
  'oai-pmh+openaire': {
    file: 'oai-pmh/driver-openaire.xsd',
    folders: ['oai-pmh', 'openaire-4/4.0'],
  },
  // Where a record's format has no schema of its namespace.
  'oai-pmh-lax': { file: 'oai-pmh/OAI-PMH.lax.xsd', folders: [] },
} as const;
export type Schema = keyof typeof SCHEMAS;

/** Whether the schemas are here; says so where they are not. */
export const hasSchemas = Object.values(SCHEMAS).every(({ file }) =>
  existsSync(join(SCHEMA_FOLDER, file)),
);
if (!hasSchemas)
  console.warn(
    'The schemas of Crossref, DataCite, DOAJ and OAI-PMH are not here: tests are skipped.',
  );

const read = (folder: string) =>
  readdirSync(join(SCHEMA_FOLDER, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.xsd'))
    .map(({ name }) => ({
      fileName: name,
      contents: readFileSync(join(SCHEMA_FOLDER, folder, name), 'utf8').replaceAll(
        /schemaLocation="(?:[^"\s]*\/)?([^"/\s]+)"/g,
        'schemaLocation="$1"',
      ),
    }));

/** The texts that a schema refuses, by their places, with the reasons. */
export async function refusedXml(
  texts: readonly string[],
  name: Schema,
): Promise<ReadonlyMap<number, string>> {
  const { file, folders } = SCHEMAS[name];
  const all = new Map(folders.flatMap(read).map((each) => [each.fileName, each]));
  const schemaName = file.slice(file.lastIndexOf('/') + 1);
  const schema =
    all.get(schemaName) ??
    read(file.slice(0, file.lastIndexOf('/'))).find(({ fileName }) => fileName === schemaName);
  if (!schema) throw new Error(`there is no ${file}`);
  all.delete(schemaName);
  const { errors } = await validateXML({
    xml: texts.map((contents, place) => ({ fileName: `${place}.xml`, contents })),
    schema,
    preload: [...all.values()],
    initialMemoryPages: 1_024,
    maxMemoryPages: 16_384,
  });
  // Each ends in a line that repeats the error without a position.
  const named = errors.flatMap(({ loc, message }) =>
    loc ? [[Number.parseInt(loc.fileName, 10), message] as const] : [],
  );
  // A schema that cannot be compiled refuses nothing.
  const [other] = errors;
  if (other && named.length === 0) throw new Error(other.rawMessage);
  const refused = new Map(named.toReversed());
  if (name === 'crossref 5.5.0') {
    texts.forEach((text, place) => {
      const broken = brokenAssertion(text);
      if (broken && !refused.has(place)) refused.set(place, broken);
    });
  }
  return refused;
}
