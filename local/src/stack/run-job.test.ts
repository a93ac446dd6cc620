import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runJob } from './run-job.ts';

/** Answers as the Functions emulator does, whose triggers have a region and a generation in their names. */
let server: Server;
let functions = '';
const run: string[] = [];
let status = 200;
beforeEach(async () => {
  run.length = 0;
  status = 200;
  server = createServer((request, response) => {
    const schedule = { schedule: 'every 60 minutes' };
    const triggers = [{ id: 'us-central1-site' }, { id: 'us-central1-hourly', schedule }];
    if (request.url === '/backends')
      return response.end(JSON.stringify({ backends: [{ functionTriggers: triggers }] }));
    if (request.url !== '/functions/projects/demo/triggers/us-central1-hourly-2')
      return response.writeHead(404).end();
    run.push(String(request.headers['x-cloudscheduler-jobname']));
    return response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  functions = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterEach(() => {
  server.close();
});

it('runs a job of a schedule by the name that the emulator has for it', async () => {
  await runJob(functions, 'demo', 'hourly', 'migrateRecords');
  expect(run).toEqual(['migrateRecords']);
});

it('fails where the job does, and where there is no such schedule', async () => {
  status = 500;
  await expect(runJob(functions, 'demo', 'hourly', 'x')).rejects.toThrow('answered with 500');
  await expect(runJob(functions, 'demo', 'weekly', 'x')).rejects.toThrow('no schedule weekly');
});
