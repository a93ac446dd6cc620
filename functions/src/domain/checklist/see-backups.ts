/** Google's information about the project's backups, read with the rights of the functions. */
import { z } from 'zod';
import type { Ports } from '../../platform/database/ports.ts';
import { lastBackup, outcomeOf } from '../backups/export-to-bucket.ts';
import type { BackupFacts } from './item-finding.ts';

interface BackupPorts extends Pick<Ports, 'db'> {
  readonly fetch: typeof fetch;
  /** The token of the functions' service account. */
  readonly token: () => Promise<string>;
  readonly projectId: string;
  readonly storageBucket: string;
}

const PATIENCE_MS = 8_000;
const DAY_SECONDS = 86_400;
const SchedulesSchema = z.object({ backupSchedules: z.array(z.unknown()).default([]) });
const BucketSchema = z.object({
  softDeletePolicy: z.object({ retentionDurationSeconds: z.coerce.number() }).optional(),
});

async function ask<T>(ports: BackupPorts, schema: z.ZodType<T>, address: string): Promise<T> {
  const answer = await ports.fetch(address, {
    headers: { authorization: `Bearer ${await ports.token()}` },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (answer.status === 403) {
    throw new Error(
      'the functions may not see it. Give their service account the roles “Cloud Datastore Viewer” and “Storage Legacy Bucket Reader”.',
    );
  }
  if (!answer.ok) throw new Error(`Google answers with ${answer.status}.`);
  return schema.parse(await answer.json());
}

/** Rejects with the reason if the backups may not be read. */
export async function seeBackups(ports: BackupPorts): Promise<BackupFacts> {
  const { projectId, storageBucket } = ports;
  const [schedules, bucket] = await Promise.all([
    ask(
      ports,
      SchedulesSchema,
      `https://firestore.googleapis.com/v1/projects/${projectId}/databases/(default)/backupSchedules`,
    ),
    ask(
      ports,
      BucketSchema,
      `https://storage.googleapis.com/storage/v1/b/${storageBucket}?fields=softDeletePolicy`,
    ),
  ]);
  const last = await lastBackup(ports);
  const outcome = last && (await outcomeOf(ports, last));
  const seconds = bucket.softDeletePolicy?.retentionDurationSeconds ?? 0;
  return {
    schedules: schedules.backupSchedules.length,
    softDeleteDays: Math.floor(seconds / DAY_SECONDS),
    exported: last && {
      at: last.at,
      failed: outcome && typeof outcome === 'object' ? outcome.failed : null,
    },
  };
}
