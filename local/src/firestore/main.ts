import { createLogger } from './logger.ts';
import { HELP, type Options, readOptions } from './options.ts';
import { type RunningFirestore, startFirestore } from './server.ts';
import { startFailure } from './start-failure.ts';
import { stopOnSignals } from './stop-on-signals.ts';

const asked = readOptions(process.argv.slice(2), process.env);
if (asked.kind === 'help') console.log(HELP);
else if (asked.kind === 'problem') {
  console.error(`${asked.problem}\n\n${HELP}`);
  process.exitCode = 2;
} else await run(asked.options);

async function run({ underFirebaseTools, ...options }: Options): Promise<void> {
  const log = createLogger(options.log, (line) => console.log(line));
  let server: RunningFirestore;
  try {
    const onBrokenRules = underFirebaseTools ? 'deny' : 'refuse';
    server = await startFirestore({ ...options, onBrokenRules, log });
  } catch (error) {
    const reason = startFailure(error, `${options.host}:${options.port}`);
    console.error(`The local Firestore could not start: ${reason}`);
    process.exit(1);
  }
  stopOnSignals(server, log);
  // The age of this process.
  const age = Math.round(performance.now());
  const address = `${options.host}:${server.port}`;
  console.log(`Dev App Server is now running on ${address} (ready in ${age} ms)`);
}
