import { randomBytes } from 'node:crypto';
import { Storage } from '@google-cloud/storage';
import { firebaseSettings, searchSettings } from '../config.ts';
import { adminPorts } from '../firebase/admin.ts';
import { searchEngine } from '../search/search-engine.ts';
import { firebaseFiles } from './firebase-files.ts';
import type { ToolPorts } from './tool-ports.ts';

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
