import type { RulesValue } from './rules-value.ts';

const LONGEST = 120;

/** A value as the log prints it: the way it is written in rules, cut where it gets long. */
export function show(value: RulesValue): string {
  const text = write(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** A path with its slashes; what still waits for `bind` shows as `{name}`. */
export const showPath = (value: Extract<RulesValue, { type: 'path' }>): string =>
  `/${value.segments.map((s) => s.text ?? `{${s.name ?? ''}}`).join('/')}`;

function write(value: RulesValue): string {
  switch (value.type) {
    case 'null':
      return 'null';
    case 'bool':
    case 'int':
      return String(value.value);
    case 'float':
      return showFloat(value.value);
    case 'string':
      return JSON.stringify(value.value);
    case 'bytes':
      return `b"${Buffer.from(value.value.subarray(0, 64)).toString('hex')}"`;
    case 'timestamp':
      return `timestamp(${showTime(value.nanos)})`;
    case 'duration':
      return `duration(${value.nanos}ns)`;
    case 'latlng':
      return `latlng(${value.latitude}, ${value.longitude})`;
    case 'list':
      return `[${value.items.map(write).join(', ')}]`;
    case 'set':
      return `set(${value.items.map(write).join(', ')})`;
    case 'map':
      return `{${[...value.entries].map(([k, v]) => `${k}: ${write(v)}`).join(', ')}}`;
    case 'map_diff':
      return 'map_diff';
    case 'path':
      return showPath(value);
  }
}

/** `1.0`, not `1`: a float never looks like an integer. */
export const showFloat = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) < 1e21 ? `${value}.0` : String(value);

function showTime(nanos: bigint): string {
  const date = new Date(Number(nanos / 1_000_000n));
  return Number.isNaN(date.getTime()) ? `${nanos}ns` : date.toISOString();
}
