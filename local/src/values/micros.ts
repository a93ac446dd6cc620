/**
 * Moments are whole microseconds since 1970 as a plain number: exact until the year 2255, and the
 * precision with which Firestore keeps its timestamps.
 */
export type Micros = number;

/**
 * A timestamp on the wire. One object serves both encodings: protobuf reads `seconds` and `nanos`,
 * `JSON.stringify` calls `toJSON` and writes RFC 3339.
 */
export class WireTimestamp {
  readonly seconds: string;
  readonly nanos: number;

  constructor(seconds: bigint, nanos: number) {
    this.seconds = String(seconds);
    this.nanos = nanos;
  }

  static ofMicros(micros: Micros): WireTimestamp {
    const seconds = Math.floor(micros / 1e6);
    return new WireTimestamp(BigInt(seconds), (micros - seconds * 1e6) * 1000);
  }

  toJSON(): string {
    const whole = new Date(Number(this.seconds) * 1000).toISOString().slice(0, 19);
    const digits = String(this.nanos).padStart(9, '0');
    const fraction = digits.replace(/(?:000)+$/, '');
    return fraction === '' ? `${whole}Z` : `${whole}.${fraction}Z`;
  }
}

const RFC3339 = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/i;

/** Reads a timestamp as JSON (RFC 3339) or protobuf (`{seconds,nanos}`) sends it; null if neither. */
export function readTimestamp(wire: unknown): { seconds: bigint; nanos: number } | null {
  if (typeof wire === 'string') {
    const match = RFC3339.exec(wire);
    if (!match?.[1] || !isOnCalendar(match[1])) return null;
    const base = Date.parse(`${match[1]}${match[3]?.toUpperCase()}`);
    if (Number.isNaN(base)) return null;
    return { seconds: BigInt(base / 1000), nanos: Number((match[2] ?? '').padEnd(9, '0')) };
  }
  if (typeof wire !== 'object' || wire === null) return null;
  const seconds = 'seconds' in wire ? wire.seconds : 0;
  const nanos = 'nanos' in wire ? wire.nanos : 0;
  if (typeof seconds !== 'string' && typeof seconds !== 'number') return null;
  if (!/^-?\d+$/.test(String(seconds)) || typeof nanos !== 'number') return null;
  if (!Number.isInteger(nanos) || nanos < 0 || nanos > 999_999_999) return null;
  return { seconds: BigInt(seconds), nanos };
}

/** `Date.parse` takes the 30th of February for the 1st of March. */
function isOnCalendar(local: string): boolean {
  const time = Date.parse(`${local}Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(local.toUpperCase());
}

/** A timestamp's seconds and nanoseconds as microseconds, rounded down. */
export function toMicros(time: { readonly seconds: bigint; readonly nanos: number }): Micros {
  return Number(time.seconds) * 1e6 + Math.floor(time.nanos / 1000);
}

/**
 * The moment a request counts as made: server timestamps and the rules' `request.time` are the same
 * and have milliseconds, so that rules can compare the two.
 */
export function requestTime(micros: Micros): Micros {
  return Math.floor(micros / 1000) * 1000;
}

/** Microseconds as the seconds and nanoseconds that a timestamp value holds. */
export function fromMicros(micros: Micros): { seconds: bigint; nanos: number } {
  const seconds = Math.floor(micros / 1e6);
  return { seconds: BigInt(seconds), nanos: (micros - seconds * 1e6) * 1000 };
}
