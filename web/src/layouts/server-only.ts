/**
 * What a loader gives its page, and a browser does without where the server has rendered the page:
 * the data embedded in the page leaves it out.
 */
export class ServerOnly<T> {
  readonly value: T;
  /** A `Link` header (RFC 8288) for the page. */
  readonly link: string | undefined;

  constructor(value: T, link?: string) {
    this.value = value;
    this.link = link;
  }

  toJSON(): undefined {
    return undefined;
  }
}

/** The `Link` header that some page's data asks for, or undefined. */
export function linkHeaderOf(loaderData: Readonly<Record<string, unknown>>): string | undefined {
  return Object.values(loaderData)
    .flatMap((data) => (typeof data === 'object' && data !== null ? Object.values(data) : []))
    .find((value) => value instanceof ServerOnly && value.link)?.link;
}
