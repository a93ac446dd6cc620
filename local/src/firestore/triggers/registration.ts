import { z } from 'zod';
import { invalid } from '../../values/errors.ts';
import { parseRequest } from '../rpc/parse.ts';
import type { Change } from '../store/document.ts';
import { compilePattern } from './path-pattern.ts';

/** A function that wants to hear of changes. */
export interface Registration {
  readonly project: string;
  readonly key: string;
  readonly eventType: string;
  readonly database: string;
  readonly namespace: string;
  readonly matches: (path: string) => boolean;
  /** The first generation speaks another event format. */
  readonly generation: 1 | 2;
}

const Current = z.object({
  eventType: z.string(),
  database: z.string().default('(default)'),
  namespace: z.string().default('(default)'),
  document: z.object({ value: z.string(), matchType: z.string().default('PATH_PATTERN') }),
});

const Legacy = z.object({
  eventTrigger: z.object({ resource: z.string(), eventType: z.string() }),
});

/** Reads a registration as firebase-tools posts it for `firebase-functions/v2`. */
export function parseRegistration(project: string, key: string, body: unknown): Registration {
  const { eventType, database, namespace, document } = parseRequest(Current, body);
  const matches = compilePattern(document.value, document.matchType === 'EXACT');
  return { project, key, eventType, database, namespace, matches, generation: 2 };
}

/** Reads a registration of a first-generation function. */
export function parseLegacyRegistration(project: string, key: string, body: unknown): Registration {
  const { resource, eventType } = parseRequest(Legacy, body).eventTrigger;
  const match = /databases\/([^/]+)\/documents\/(.+)$/.exec(resource);
  if (!match?.[1] || !match[2]) throw invalid(`Malformed trigger resource: ${resource}`);
  const matches = compilePattern(match[2], false);
  const database = match[1];
  return { project, key, eventType, database, namespace: '(default)', matches, generation: 1 };
}

/** Whether a kind of event (`…document.v1.created`, `…document.create`) covers a change. */
export function coversChange(eventType: string, { before, after }: Change): boolean {
  const verb = /document\.(?:v1\.)?(\w+)/.exec(eventType)?.[1];
  if (verb === 'written' || verb === 'write') return true;
  if (!before) return verb === 'created' || verb === 'create';
  if (!after) return verb === 'deleted' || verb === 'delete';
  return verb === 'updated' || verb === 'update';
}
