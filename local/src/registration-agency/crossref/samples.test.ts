import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { batchOf } from '../testing/batch.ts';
import {
  hasStandards,
  openAgency,
  TEST_STANDARDS,
  type TestAgency,
} from '../testing/open-agency.ts';
import { childrenOf, readXml } from '../xml/read-xml.ts';

const sample = (name: string) => readFileSync(join(TEST_STANDARDS, 'crossref-api', name), 'utf8');

/** The names of elements and of their attributes, in order: what a client may rely on. */
function shapeOf(xml: string): string {
  const lines: string[] = [];
  const walk = (element: ReturnType<typeof readXml>, depth: number) => {
    const attributes = [...element.attributes].map(({ name }) => name).join(' ');
    lines.push(`${' '.repeat(depth)}${element.localName} ${attributes}`);
    for (const child of childrenOf(element)) walk(child, depth + 1);
  };
  walk(readXml(xml), 0);
  return lines.join('\n');
}

describe.skipIf(!hasStandards)('answering like the samples (set QUIRE_STANDARDS)', () => {
  let agency: TestAgency;
  beforeEach(async () => {
    agency = await openAgency();
  });
  afterEach(() => agency.stop());

  it('has the same page when a file is taken', async () => {
    const answer = await agency.hand(batchOf('page', '1', [{ doi: '10.5555/page' }]), 'page.xml');
    expect((await answer.text()).trim()).toBe(sample('deposit-accepted.html').trim());
  });

  it('has the same elements and attributes in every state', async () => {
    agency.behaviour.set({ delay: { unknownPolls: 1, queuedPolls: 1, inProcessPolls: 1 } });
    await agency.hand(batchOf('batch-1', '1', [{ doi: '10.5555/x' }]), 'x.xml');
    for (const name of ['unknown', 'queued', 'in-process', 'success'])
      expect(shapeOf(await agency.log('x.xml')), name).toBe(shapeOf(sample(`log-${name}.xml`)));
  });

  it('has them where records fare differently, and where the file is refused', async () => {
    await agency.hand(batchOf('m', '2', [{ doi: '10.5555/m.1' }]), 'm0.xml');
    await agency.hand(batchOf('m', '9', [{ doi: '10.5555/m.3' }]), 'm1.xml');
    agency.behaviour.set({ conflicts: { '10.5555/m.2': ['10.5555/m.9'] } });
    const citations =
      '<citation key="ref1"><doi>10.1000/estu.5</doi></citation><citation key="ref2"><unstructured_citation>Adam</unstructured_citation></citation>';
    const first = { doi: '10.5555/m.1', citations };
    const mixed = [first, { doi: '10.5555/m.2' }, { doi: '10.5555/m.3' }];
    await agency.hand(batchOf('m', '5', mixed), 'm.xml');
    const log = await agency.log('m.xml');
    expect(shapeOf(log)).toBe(shapeOf(sample('log-mixed.xml')));
    expect(log).toContain('<citation key="ref1" status="resolved_reference">10.1000/estu.5<');
    await agency.hand('<doi_batch version="5.5.0"><body></doi_batch>', 'bad.xml');
    expect(shapeOf(await agency.log('bad.xml'))).toBe(shapeOf(sample('log-invalid-xml.xml')));
  });
});
