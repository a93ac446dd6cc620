import { createRequire } from 'node:module';
import { StandIn, type Started } from './stand-in.ts';

interface Spawn {
  (command: string, given: readonly string[], options: Started): unknown;
  sync(command: string, given: readonly string[], options: object): object;
}

/** What firebase-tools starts programs with: a package of its own, none of ours. */
const SPAWN = 'cross-spawn';
/** Of a package, for a note that there is a newer one. The lockfile says which is used. */
const isNewestAsked = (command: string, [verb]: readonly string[]) =>
  command === 'npm' && verb === 'show';
const RUNTIME = /[\\/]functionsEmulatorRuntime(\.js)?$/;

/**
 * Has the firebase-tools of this process take a stand-in where it would start a process for a function. Other programs
 * are started as ever, and so is a function's process that is debugged; but npm is not asked over the network, for up
 * to ten seconds, whether there is a newer version. `tools` is the file that it was started from.
 */
export function replaceRuntimes(tools: string): void {
  const ofTools = createRequire(tools);
  const spawn: Spawn = ofTools(SPAWN);
  const start = (command: string, given: readonly string[], options: Started) =>
    given.length === 1 && RUNTIME.test(given[0] ?? '')
      ? new StandIn(options)
      : spawn(command, given, options);
  const sync: Spawn['sync'] = (command, given, options) =>
    isNewestAsked(command, given)
      ? { error: new Error('npm is not asked for the newest version') }
      : spawn.sync(command, given, options);
  const loaded = ofTools.cache[ofTools.resolve(SPAWN)];
  if (loaded) loaded.exports = Object.assign(start, spawn, { sync });
}
