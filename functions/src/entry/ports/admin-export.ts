import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Storage } from '@google-cloud/storage';
import { applicationDefault } from 'firebase-admin/app';
import type { ExportPorts } from '../../domain/backups/export-to-bucket.ts';
import type { GooglePorts } from '../../domain/backups/google-service.ts';
import { firebaseSettings } from '../../platform/config/firebase-settings.ts';
import { adminPorts } from '../../platform/firebase/admin.ts';

/** Google's services, with the rights of the functions. */
export function adminGooglePorts(): GooglePorts {
  const token = async () => (await applicationDefault().getAccessToken()).access_token;
  return { fetch, token, projectId: firebaseSettings().projectId };
}

async function* withEnds(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

/** What the daily export needs, of the real Firebase. */
export function adminExportPorts(bucket: string): ExportPorts {
  const google = adminGooglePorts();
  const files = new Storage({ projectId: google.projectId }).bucket(bucket);
  return {
    ...adminPorts(),
    ...google,
    bucket,
    write: (path, lines) =>
      pipeline(Readable.from(withEnds(lines)), files.file(path).createWriteStream()),
  };
}
