import { createRequire } from 'node:module';
import { StandIn, type Started } from './stand-in.ts';

type Spawn = (command: string, given: readonly string[], options: Started) => unknown;

/** What firebase-tools starts programs with: a package of its own, none of ours. */
const SPAWN = 'cross-spawn';
const RUNTIME = /[\\/]functionsEmulatorRuntime(\.js)?$/;

/**
 * Has the firebase-tools of this process take a stand-in where it would start a process for a function. Other programs
 * are started as ever, and so is a function's process that is debugged. `tools` is the file that it was started from.
 */
export function replaceRuntimes(tools: string): void {
  const ofTools = createRequire(tools);
  const spawn: Spawn = ofTools(SPAWN);
  const replaced: Spawn = (command, given, options) =>
    given.length === 1 && RUNTIME.test(given[0] ?? '')
      ? new StandIn(options)
      : spawn(command, given, options);
  const loaded = ofTools.cache[ofTools.resolve(SPAWN)];
  if (loaded) loaded.exports = Object.assign(replaced, spawn);
}
