import type { SchemaCheck } from '../xml/check-schema.ts';
import { NotXml, readXml } from '../xml/read-xml.ts';
import { failedAssertion } from './assertions.ts';
import { inWordsOfXerces } from './words-of-xerces.ts';

/** The reason why a file is refused as a whole; null where it is not. */
export type Examined = string | null;

/** Examines files by the schema, which takes seconds: nobody who asks meanwhile has to wait. */
export class Examinations {
  readonly #schemas: SchemaCheck;
  /** By the file's text; undefined as long as it takes. */
  readonly #found = new Map<string, Examined | undefined>();

  constructor(schemas: SchemaCheck) {
    this.#schemas = schemas;
  }

  /** What was found; undefined where that will take a while. The first question begins it. */
  resultOf(xml: string): Examined | undefined {
    if (this.#found.has(xml)) {
      const found = this.#found.get(xml);
      if (found !== undefined) this.#found.delete(xml);
      return found;
    }
    const namespace = namespaceOf(xml);
    if (namespace === null || !this.#schemas.has(namespace)) return withoutSchema(xml);
    this.#found.set(xml, undefined);
    this.examine(xml).then(
      (found) => this.#found.set(xml, found),
      (error: unknown) => this.#found.set(xml, String(error)),
    );
    return undefined;
  }

  /** The same for whoever waits. */
  async examine(xml: string): Promise<Examined> {
    const namespace = namespaceOf(xml);
    const broken = namespace === null ? null : await this.#schemas.check(xml, namespace);
    return broken === null ? withoutSchema(xml) : `Error: ${inWordsOfXerces(broken)}`;
  }
}

function namespaceOf(xml: string): string | null {
  try {
    return readXml(xml).namespaceURI;
  } catch {
    return null;
  }
}

/** What can be found without a schema. */
function withoutSchema(xml: string): Examined {
  try {
    const root = readXml(xml);
    if (!root.getAttribute('version')) return 'Submission version NULL is invalid';
    const failed = root.namespaceURI?.endsWith('/5.5.0') ? failedAssertion(root) : null;
    return failed && `Error: ${failed}`;
  } catch (error) {
    if (error instanceof NotXml) return `Error: ${error.message}`;
    throw error;
  }
}
