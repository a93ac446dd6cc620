import { randomBytes } from 'node:crypto';
import { Storage } from '@google-cloud/storage';
import { searchEngine } from '../../domain/search/search-engine.ts';
import type { ToolPorts } from '../../domain/tool-runs/tool-ports.ts';
import { firebaseFiles } from '../../domain/tools/firebase-files.ts';
import { firebaseSettings } from '../../platform/config/firebase-settings.ts';
import { searchSettings } from '../../platform/config/search-settings.ts';
import { adminPorts } from '../../platform/firebase/admin.ts';

const token = () => randomBytes(18).toString('base64url');

/** What runs need, of the real Firebase. */
export function adminToolPorts(): ToolPorts {
  const { projectId, storageBucket } = firebaseSettings();
  const bucket = new Storage({ projectId }).bucket(storageBucket);
  return {
    ...adminPorts(),
    token,
    elapsed: () => performance.now(),
    engine() {
      const search = searchSettings();
      return search && searchEngine(search);
    },
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    files: firebaseFiles(bucket),
  };
}
