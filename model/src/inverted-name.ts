import { splitName } from './split-name.ts';

/** `van Beethoven, Ludwig`: a name as tags have it, so that no reader has to guess which part is the family's. */
export function invertedName(name: string): string {
  const { given, family } = splitName(name);
  return [family, given].filter(Boolean).join(', ');
}
