import { AsyncLocalStorage } from 'node:async_hooks';

/** The function on whose behalf code runs now. */
export interface Caller {
  readonly env: Readonly<Record<string, string>>;
  print(text: string | Uint8Array): void;
}

const inCall = new AsyncLocalStorage<Caller>();

/** Runs a call of a function: what it prints and reads of its environment is its own. */
export const runCall = <T>(caller: Caller, call: () => T): T => inCall.run(caller, call);

/**
 * Gives each function its own `process.env`, so that one which does not name a secret cannot read
 * it, as in Google's cloud. Outside a call it is the environment of this process.
 */
export function divideEnvironment(): void {
  const shared = process.env;
  const own = () => inCall.getStore()?.env ?? shared;
  process.env = new Proxy(shared, {
    get: (_, name) => Reflect.get(own(), name),
    has: (_, name) => Reflect.has(own(), name),
    ownKeys: () => Reflect.ownKeys(own()),
    getOwnPropertyDescriptor: (_, name) => {
      const value: unknown = Reflect.get(own(), name);
      return value === undefined
        ? undefined
        : { value, writable: true, enumerable: true, configurable: true };
    },
  });
}

/** Has what is printed go to the function that prints it; outside a call, to `otherwise`. */
export function divideOutput(otherwise: Caller['print']): void {
  const print = (chunk: string | Uint8Array) => {
    (inCall.getStore()?.print ?? otherwise)(chunk);
    return true;
  };
  process.stdout.write = print;
  process.stderr.write = print;
}
