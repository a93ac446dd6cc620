import { credentials, Metadata, makeGenericClientConstructor } from '@grpc/grpc-js';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { startOpenServer } from '../clients/test-server.ts';
import { loadServiceDefinition } from './definition.ts';

const Stream = z.custom<NodeJS.EventEmitter>();

it('sends headers before it refuses, or the admin SDK asks twice more', async () => {
  const server = await startOpenServer();
  const Client = makeGenericClientConstructor(loadServiceDefinition(), 'Firestore');
  const client = new Client(`127.0.0.1:${server.port}`, credentials.createInsecure());
  const seen: string[] = [];
  await new Promise<void>((resolve) => {
    const request = { parent: 'projects/p/databases/d/documents', structuredQuery: { offset: -1 } };
    const stream = Stream.parse(client.runQuery?.(request, new Metadata()));
    for (const event of ['metadata', 'data', 'error']) {
      stream.on(event, () => seen.push(event));
    }
    stream.on('error', () => resolve());
  });
  expect(seen).toEqual(['metadata', 'error']);
  client.close();
  await server.close();
});
