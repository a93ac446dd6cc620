import { createSocket, type Socket } from 'node:dgram';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Dns, dnsLookup } from './dns-lookup.ts';

/** A DNS server that knows the texts of one name, in two parts, and nothing else. */
function answer(question: Buffer): Buffer {
  let end = 12;
  let name = '';
  for (let length = question[end] ?? 0; length > 0; length = question[end] ?? 0) {
    name += `${question.subarray(end + 1, end + 1 + length).toString()}.`;
    end += length + 1;
  }
  const asked = question.subarray(12, end + 5);
  const isKnown = name === 'press.example.' && question.readUInt16BE(end + 1) === 16;
  const head = Buffer.from(question.subarray(0, 12));
  // An answer; of a name that is not there: NXDOMAIN.
  head.writeUInt16BE(isKnown || name === 'press.example.' ? 0x8180 : 0x8183, 2);
  head.writeUInt16BE(isKnown ? 1 : 0, 6);
  head.writeUInt32BE(0, 8);
  if (!isKnown) return Buffer.concat([head, asked]);
  const parts = ['v=spf1 include:', 'mail.example -all'].map((part) =>
    Buffer.concat([Buffer.from([part.length]), Buffer.from(part)]),
  );
  const data = Buffer.concat(parts);
  const record = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, 0, data.length]);
  return Buffer.concat([head, asked, record, data]);
}

let server: Socket;
let dns: Dns;
beforeAll(async () => {
  server = createSocket('udp4');
  server.on('message', (message, { port, address }) => server.send(answer(message), port, address));
  await new Promise<void>((resolve) => server.bind(0, '127.0.0.1', resolve));
  dns = dnsLookup([`127.0.0.1:${server.address().port}`]);
});
afterAll(() => server.close());

it('puts the parts of a text together', async () => {
  expect(await dns.texts('press.example')).toEqual(['v=spf1 include:mail.example -all']);
});

it('answers with nothing where there is nothing', async () => {
  expect(await dns.texts('_dmarc.press.example')).toEqual([]);
  expect(await dns.addresses('press.example')).toEqual([]);
});
