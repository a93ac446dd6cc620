/** Which request is being answered: its log lines have the id, and so has the error that its user can quote. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** 48 bits tell the requests of a year apart, and can be read out on the telephone. */
const DIGITS = 12;

/** As Google's front end (`X-Cloud-Trace-Context: TRACE/SPAN;o=1`) and W3C Trace Context (`00-TRACE-SPAN-01`) name a request. */
const TRACES: readonly (readonly [header: string, trace: RegExp])[] = [
  ['x-cloud-trace-context', /^([0-9a-f]{32})(?:\/|$)/],
  ['traceparent', /^[0-9a-f]{2}-([0-9a-f]{32})-/],
];

const ids = new AsyncLocalStorage<string>();

/** The id of the request that is being answered: 12 hexadecimal digits. Undefined outside of requests. */
export const requestId = (): string | undefined => ids.getStore();

/**
 * Runs what answers a request. Its id is the beginning of the trace that the platform has given it, so that the
 * platform's own log lines are found with it too; a request without a trace is given an id here.
 *
 * @param header reads a header of the request by its name
 */
export function withRequestId<T>(header: (name: string) => string | undefined, run: () => T): T {
  return ids.run(idOf(header), run);
}

function idOf(header: (name: string) => string | undefined): string {
  for (const [name, trace] of TRACES) {
    const found = trace.exec(header(name) ?? '')?.[1];
    if (found !== undefined && /[^0]/.test(found)) return found.slice(0, DIGITS);
  }
  return randomBytes(DIGITS / 2).toString('hex');
}
