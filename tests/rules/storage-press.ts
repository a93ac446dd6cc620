import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Persona } from './personas.ts';
import { SIGNED_IN } from './sessions.ts';
import { openStorageRules, type StorageRequest, type Wire } from './storage-rules.ts';

const SOURCE = readFileSync(new URL('../../storage.rules', import.meta.url), 'utf8');

const NOW = '2026-09-21T12:00:00Z';
/** An hour before. */
const AUTH_TIME = Date.parse(NOW) / 1000 - 3_600;
/** All sessions, in REST form. */
const SESSIONS = Object.fromEntries(
  SIGNED_IN.map((uid) => [
    `sessions/${uid}~${AUTH_TIME}`,
    { seenAt: { timestampValue: '2026-09-21T11:00:00Z' } },
  ]),
);

export interface Attempt {
  readonly method: StorageRequest['method'];
  readonly path: string;
  readonly size?: number;
  readonly contentType?: string;
  /** An upload to where something is already. */
  readonly isOver?: boolean;
  readonly time?: string;
}

/** A bucket under the project's rules, and each person's access to it. */
export interface StoragePress {
  /** Whether the rules let this person do this to an object. */
  allows(persona: Persona, attempt: Attempt): Promise<boolean>;
  close(): Promise<void>;
}

/** `documents`: the fields of those that rules look up, in REST form by their path. */
export async function openStoragePress(
  name: string,
  documents: Readonly<Record<string, object>>,
): Promise<StoragePress> {
  const rules = await openStorageRules(
    SOURCE,
    { ...SESSIONS, ...documents },
    {
      tally: join(inject('tallies'), `${name}.json`),
      recording: join(inject('tallies'), `${name}.requests`),
    },
  );
  return {
    close: rules.close,
    allows: (
      persona,
      { method, path, size = 100, contentType = 'image/png', isOver = false, time = NOW },
    ) => {
      const { uid, roles, grants, before, isVerified = true, factor = {} } = persona;
      const scopes = Object.entries(grants).map(([role, each]) => [role, list(...each)]);
      const object = map({
        ...{ name: text(path), size: { int_value: size }, contentType: text(contentType) },
      });
      const token = map({
        roles: list(...roles),
        ...(before ? { journals: list(...before) } : { grants: map(Object.fromEntries(scopes)) }),
        email_verified: { bool_value: isVerified },
        ...Object.fromEntries(Object.entries(factor).map(([name, id]) => [name, text(id)])),
        auth_time: { int_value: AUTH_TIME },
      });
      const isWrite = method === 'create' || method === 'update';
      return rules.allows({
        method,
        path: `/b/press/o/${path}`,
        request: map({
          auth: uid === null ? NOTHING : map({ uid: text(uid), token }),
          resource: isWrite ? object : NOTHING,
          time: { timestamp_value: time },
        }),
        resource: method === 'list' || (method === 'create' && !isOver) ? NOTHING : object,
      });
    },
  };
}

const text = (value: string): Wire => ({ string_value: value });
const map = (fields: Record<string, Wire>): Wire => ({ map_value: { fields } });
const list = (...values: string[]): Wire => ({ list_value: { values: values.map(text) } });
const NOTHING: Wire = { null_value: null };
