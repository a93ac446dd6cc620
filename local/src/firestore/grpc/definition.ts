import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ServiceDefinition } from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';
import { z } from 'zod';

type Descriptors = Parameters<typeof fromJSON>[0];

/**
 * The service as gRPC needs it, from the descriptors published in `@google-cloud/firestore`. They
 * leave out `Write.verify`, which the browser SDK's own descriptors have and use in transactions.
 */
export function loadServiceDefinition(): ServiceDefinition {
  const json: Descriptors = JSON.parse(readFileSync(descriptorsFile(), 'utf8'));
  addVerify(json);
  const definition = fromJSON(json, {
    keepCase: false,
    longs: String,
    enums: String,
    bytes: String,
    json: true,
  });
  const service = definition['google.firestore.v1.Firestore'];
  if (!service || 'format' in service) throw new Error('No Firestore service in the descriptors.');
  return service;
}

/** Where the descriptors are. A build of this package has put them beside this file. */
export function descriptorsFile(): string {
  const built = join(import.meta.dirname, 'descriptors.json');
  if (existsSync(built)) return built;
  // The package exports no path to them, so they are found from its entry, build/src/index.js.
  // Vitest's set-up files know no `import.meta.resolve`.
  const entry = createRequire(import.meta.url).resolve('@google-cloud/firestore');
  return join(dirname(entry), '..', 'protos', 'v1.json');
}

const WriteDescriptor = z.object({
  oneofs: z.object({ operation: z.object({ oneof: z.array(z.string()) }) }),
  fields: z.record(z.string(), z.unknown()),
});

function addVerify(json: Descriptors): void {
  let level: unknown = json;
  for (const name of ['google', 'firestore', 'v1', 'Write']) {
    level = z.object({ nested: z.record(z.string(), z.unknown()) }).parse(level).nested[name];
  }
  if (typeof level !== 'object' || level === null) throw new Error('No Write in the descriptors.');
  const { oneofs, fields } = WriteDescriptor.parse(level);
  Object.assign(level, {
    oneofs: { operation: { oneof: [...oneofs.operation.oneof, 'verify'] } },
    fields: { ...fields, verify: { type: 'string', id: 5 } },
  });
}
