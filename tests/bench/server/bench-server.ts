import { fileURLToPath } from 'node:url';
import { articlePath } from '@quire/model/paths';
import { demoPaper } from '../../journeys/demo-paper.ts';
import { inPress } from '../in-press.ts';
import { underLoad } from '../load.ts';
import { head, line } from '../table.ts';
import { servePlain, serveSite } from './serve.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** After so many the process has all that it keeps. */
const WARM = 2_000;
const REQUESTS = Number(process.env.QUIRE_BENCH_REQUESTS ?? 100_000);
const SECONDS = 10;
const MB = 2 ** 20;

/**
 * How many pages of the longest demo article the built function `site` answers, in a process of its own that reads from the
 * local Firestore, beside a process that sends the same bytes; and whether its memory grows.
 *
 * @param running the folder of a press that is running; without one, a press is opened
 * @param profile where Node writes a processor profile of the function's process
 */
export async function benchServer(running: string | null, profile: string | null): Promise<void> {
  await inPress(ROOT, running, async (press) => {
    const { journal, issue, akey } = demoPaper();
    const path = articlePath(journal, issue, akey);
    const site = await serveSite(press, profile);
    const page = await (await fetch(site.url + path)).text();
    const plain = await servePlain(page);
    try {
      await underLoad(site.url + path, { requests: WARM });
      const ours = await underLoad(site.url + path, { seconds: SECONDS });
      const still = await underLoad(plain.url, { seconds: SECONDS });
      head(`site: ${akey}, ${(page.length / 1_000).toFixed(0)} kB, 8 at once`, 'same bytes');
      line('answers a second', ours.perSecond, still.perSecond, '/s', { least: 500 });
      line('answered, p50', ours.p50Ms, still.p50Ms, 'ms');
      line('answered, p97.5', ours.p97Ms, still.p97Ms, 'ms', { most: 25 });
      const before = await site.memory();
      await underLoad(site.url + path, { requests: REQUESTS });
      const after = await site.memory();
      line('memory', after / MB, null, 'MB', { most: 512 });
      line(`… more after ${REQUESTS} further answers`, (after - before) / MB, null, 'MB', {
        most: 16,
      });
    } finally {
      site.close();
      plain.close();
    }
  });
}
