import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { readAccounts } from '../../demo/accounts.ts';
import { readAddresses } from '../../local/src/stack/addresses.ts';
import { openPress } from './open-press.ts';
import { type PressUnderTest, PressUnderTestSchema } from './press-under-test.ts';

/**
 * Gives the journeys their press: the one that `npm test` has opened already, one that a developer
 * names, or one of their own, which is closed and swept away afterwards.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const there = await givenPress();
  const own = there ? null : await openPress(new AbortController().signal);
  const press = there ?? own?.press;
  if (!press) throw new Error('no press for the journeys');
  // Journeys that are to be alone are a project of their own, at the same press.
  process.env.QUIRE_PRESS_UNDER_TEST ??= JSON.stringify(press);
  project.provide('press', press);
  return async () => own?.close();
}

async function givenPress(): Promise<PressUnderTest | null> {
  const given = process.env.QUIRE_PRESS_UNDER_TEST;
  if (given) return PressUnderTestSchema.parse(JSON.parse(given));
  // For developers: a press that is running already, by the folder it keeps its data in.
  const home = process.env.QUIRE_PRESS_HOME;
  const addresses = home ? await readAddresses(join(home, 'addresses.json')) : null;
  const { password } = await readAccounts();
  return home && addresses ? { ...addresses, password, home, hasRegistries: false } : null;
}
