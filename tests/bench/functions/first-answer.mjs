// One function of functions/dist in a process of its own: loads it, has it answer one question where it answers calls, and
// prints the processor time since the start of the process and its memory. Plain JavaScript: nothing is to be made of it
// first. Usage: FUNCTION_TARGET=visitor node first-answer.mjs FILE [CALL]
import { IncomingMessage, ServerResponse } from 'node:http';
import { pathToFileURL } from 'node:url';

const [file = '', call] = process.argv.slice(2);
const name = process.env.FUNCTION_TARGET ?? '';
const { [name]: answer } = await import(pathToFileURL(file).href);

/** As the server that Google puts before a function hands a question over. */
function ask() {
  const headers = { 'content-type': 'application/json' };
  const request = Object.assign(new IncomingMessage(null), {
    ...{ method: 'POST', url: `/${call}`, path: `/${call}`, headers, body: { data: {} } },
    ...{ rawBody: Buffer.from('{"data":{}}'), socket: { remoteAddress: '192.0.2.1' } },
    get: (header) => headers[header.toLowerCase()],
    header: (header) => headers[header.toLowerCase()],
  });
  const response = new ServerResponse(request);
  return new Promise((resolve) => {
    Object.assign(response, {
      status: (code) => Object.assign(response, { statusCode: code }),
      set: () => response,
      send: () => resolve(response.statusCode),
    });
    request.res = response;
    answer(request, response);
  });
}

const status = call === undefined ? null : await ask();
const { user, system } = process.cpuUsage();
const { rss } = process.memoryUsage();
process.stdout.write(JSON.stringify({ status, ms: (user + system) / 1_000, bytes: rss }));
process.exit(0);
