/** XML against the schemas of those who take it. They are no part of the project: without them XML has to be well-formed. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateXML, type XMLFileInfo } from 'xmllint-wasm';

/** Each schema by its namespace, in its folder. */
const SCHEMAS = {
  'http://www.crossref.org/schema/5.5.0': ['crossref-5.5.0', 'crossref5.5.0.libxml.xsd'],
  'http://www.crossref.org/schema/5.4.0': ['crossref-5.4.0-offline', 'crossref5.4.0.xsd'],
  'http://www.crossref.org/schema/5.3.1': ['crossref-5.4.0-offline', 'crossref5.3.1.xsd'],
  'http://www.crossref.org/qrschema/3.0': ['crossref-5.5.0', 'crossref_query_output3.0.xsd'],
  'http://datacite.org/schema/kernel-4': ['datacite/kernel-4.7', 'metadata.xsd'],
} as const satisfies Readonly<Record<string, readonly [folder: string, file: string]>>;

/** The folders with what they include: every name is looked for in one folder. */
const INCLUDED = ['', 'standard-modules', 'standard-modules/mathml3', 'include'];

/** The first reason why a schema refuses a text, in the words of libxml2; null where it takes it. */
type Verdict = string | null;
interface Waiting {
  readonly xml: string;
  readonly resolve: (verdict: Verdict) => void;
  readonly reject: (error: unknown) => void;
}

/** Reading a schema takes seconds: what comes meanwhile is checked together afterwards. */
export class SchemaCheck {
  readonly #standards: string | null;
  readonly #waiting = new Map<string, Waiting[]>();
  #work: Promise<void> = Promise.resolve();

  /** `standards`: the folder with the schemas; null where there is none. */
  constructor(standards: string | null) {
    this.#standards = standards;
  }

  /** Whether the schema of a namespace is here. */
  has(namespace: string): boolean {
    return this.#fileOf(namespace) !== null;
  }

  /** Null also where the schema is not here. Rejects where it cannot be compiled. */
  check(xml: string, namespace: string): Promise<Verdict> {
    const file = this.#fileOf(namespace);
    if (file === null) return Promise.resolve(null);
    const { promise, resolve, reject } = Promise.withResolvers<Verdict>();
    const waiting = this.#waiting.get(namespace) ?? [];
    this.#waiting.set(namespace, [...waiting, { xml, resolve, reject }]);
    if (waiting.length === 0) this.#work = this.#work.then(() => this.#run(namespace, file));
    return promise;
  }

  #fileOf(namespace: string): readonly [folder: string, file: string] | null {
    const known = Object.entries(SCHEMAS).find(([name]) => name === namespace)?.[1];
    if (!known || this.#standards === null) return null;
    const [folder, file] = [join(this.#standards, known[0]), known[1]];
    return existsSync(join(folder, file)) ? [folder, file] : null;
  }

  async #run(namespace: string, [folder, file]: readonly [string, string]): Promise<void> {
    // Whoever hands in several at once is checked at once.
    await new Promise((resolve) => setImmediate(resolve));
    const all = this.#waiting.get(namespace) ?? [];
    this.#waiting.delete(namespace);
    try {
      const verdicts = await verdictsOn(all, folder, file);
      for (const [place, { resolve }] of all.entries()) resolve(verdicts.get(place) ?? null);
    } catch (error) {
      for (const { reject } of all) reject(error);
    }
  }
}

async function verdictsOn(
  all: readonly Waiting[],
  folder: string,
  file: string,
): Promise<ReadonlyMap<number, string>> {
  const files = INCLUDED.flatMap((part) => schemasIn(join(folder, part)));
  const schema = files.find(({ fileName }) => fileName === file);
  const others = files.filter(({ fileName }) => fileName !== file).toReversed();
  if (!schema) throw new Error(`there is no ${file}`);
  const { errors } = await validateXML({
    xml: all.map(({ xml }, place) => ({ fileName: `${place}.xml`, contents: xml })),
    schema,
    preload: [...new Map(others.map((each) => [each.fileName, each])).values()],
    initialMemoryPages: 1_024,
    maxMemoryPages: 16_384,
  });
  const [first] = errors;
  // A schema that cannot be compiled refuses nothing.
  if (first && first.loc === null) throw new Error(first.rawMessage);
  return new Map(
    errors.toReversed().flatMap(({ loc, message }): [number, string][] => {
      const reason = message.replace(/^.*?validity error : /, '');
      return loc ? [[Number.parseInt(loc.fileName, 10), reason]] : [];
    }),
  );
}

const schemasIn = (folder: string): XMLFileInfo[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.xsd'))
    .map((fileName) => ({
      fileName,
      contents: readFileSync(join(folder, fileName), 'utf8').replaceAll(
        /schemaLocation="(?:[^"\s]*\/)?([^"/\s]+)"/g,
        'schemaLocation="$1"',
      ),
    }));
