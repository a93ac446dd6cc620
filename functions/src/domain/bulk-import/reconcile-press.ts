import type { Ports } from '../../platform/database/ports.ts';
import { rebuildList } from '../publishing/list-rebuild.ts';
import {
  rebuildHomeDigest,
  rebuildJournalsDigest,
  rebuildPressDigest,
} from '../publishing/rebuild-digests.ts';

/** The pages above all articles of the press: made once, from what is published. */
export const PRESS_PARTS: readonly ((ports: Ports) => Promise<unknown>)[] = [
  (ports) =>
    Promise.all([
      rebuildHomeDigest(ports),
      rebuildJournalsDigest(ports),
      rebuildPressDigest(ports),
    ]),
  (ports) => rebuildList(ports, 'articles'),
];

/** Updates one of these parts. */
export async function lastStep(ports: Ports, at: number): Promise<void> {
  await PRESS_PARTS[at]?.(ports);
}
