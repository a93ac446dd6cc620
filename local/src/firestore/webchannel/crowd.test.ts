import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { eventually } from '../clients/eventually.ts';
import { Crowd } from './crowd.ts';

/** Opens responses one after another that stay open until the crowd ends them; tells which ended. */
async function openResponses(agents: readonly string[]): Promise<number[]> {
  const crowd = new Crowd();
  const server = createServer((request, response) => {
    response.flushHeaders();
    crowd.enter(request, response, () => response.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const bound = server.address();
  const port = typeof bound === 'object' ? bound?.port : 0;
  const ended: number[] = [];
  for (const [i, agent] of agents.entries()) {
    const request = get({ host: '127.0.0.1', port, headers: { 'user-agent': agent } });
    request.on('error', () => undefined);
    const [response] = await once(request, 'response');
    response.on('end', () => ended.push(i));
    response.on('error', () => undefined);
    response.resume();
  }
  return ended;
}

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156';

it('ends the oldest back channels of a browser that has no connection left', async () => {
  const ended = await openResponses(Array.from({ length: 6 }, () => BROWSER));
  await eventually(() => expect(ended).toEqual([0, 1]));
});

it('leaves those alone who have connections enough', async () => {
  const others = Array.from({ length: 6 }, () => 'node');
  const few = Array.from({ length: 4 }, () => `${BROWSER} other`);
  const ended = await openResponses([
    ...few,
    ...others,
    ...Array.from({ length: 5 }, () => BROWSER),
  ]);
  await eventually(() => expect(ended).toEqual([10]));
});
