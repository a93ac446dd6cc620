import type { RulesValue } from './rules-value.ts';

const LONGEST = 120;

/** A value as the log prints it: the way it is written in rules, cut where it gets long. */
export function show(value: RulesValue): string {
  const text = write(value, LONGEST);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** A path with its slashes; what still waits for `bind` shows as `{name}`. */
export const showPath = (value: Extract<RulesValue, { type: 'path' }>): string =>
  `/${value.segments.map((s) => s.text ?? `{${s.name ?? ''}}`).join('/')}`;

/** Writes no more than is needed to fill the room. */
function write(value: RulesValue, room: number): string {
  switch (value.type) {
    case 'null':
      return 'null';
    case 'bool':
    case 'int':
      return String(value.value);
    case 'float':
      return showFloat(value.value);
    case 'string':
      return JSON.stringify(value.value.slice(0, room));
    case 'bytes':
      return `b"${Buffer.from(value.value.subarray(0, 64)).toString('hex')}"`;
    case 'timestamp':
      return `timestamp(${showTime(value.nanos)})`;
    case 'duration':
      return `duration(${value.nanos}ns)`;
    case 'latlng':
      return `latlng(${value.latitude}, ${value.longitude})`;
    case 'list':
      return `[${writeEach(value.items, room, write)}]`;
    case 'set':
      return `set(${writeEach(value.items, room, write)})`;
    case 'map':
      return `{${writeEach(value.entries, room, ([k, v], left) => `${k}: ${write(v, left)}`)}}`;
    case 'map_diff':
      return 'map_diff';
    case 'path':
      return showPath(value);
  }
}

function writeEach<T>(
  items: Iterable<T>,
  room: number,
  writeOne: (item: T, room: number) => string,
): string {
  let text = '';
  for (const item of items) {
    if (text.length > room) break;
    text += `${text === '' ? '' : ', '}${writeOne(item, room - text.length)}`;
  }
  return text;
}

/** `1.0`, not `1`: a float never looks like an integer. */
export const showFloat = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) < 1e21 ? `${value}.0` : String(value);

function showTime(nanos: bigint): string {
  const date = new Date(Number(nanos / 1_000_000n));
  return Number.isNaN(date.getTime()) ? `${nanos}ns` : date.toISOString();
}
