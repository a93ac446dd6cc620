import { createLogger } from './logger.ts';
import { readOptions } from './options.ts';
import { startFirestore } from './server.ts';

const options = readOptions(process.argv.slice(2), process.env);
const log = createLogger(options.log, (line) => console.log(line));

try {
  const server = await startFirestore({
    host: options.host,
    port: options.port,
    rules: options.rules,
    data: options.data,
    seed: options.seed,
    indexes: options.indexes,
    functions: options.functions,
    deliver: options.deliver,
    deliveries: options.deliveries,
    log,
  });
  console.log(`Dev App Server is now running on ${options.host}:${server.port}`);
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.warn(`stopping failed: ${String(error)}`);
        process.exit(1);
      },
    );
  };
  server.failed.finally(() => process.exit(1));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const reason = isTaken
    ? `address already in use: ${options.host}:${options.port}`
    : String(error);
  console.error(`The local Firestore could not start: ${reason}`);
  process.exit(1);
}
