import { randomBytes } from 'node:crypto';
import { Storage } from '@google-cloud/storage';
import { firebaseSettings, rorApi } from '../config.ts';
import { adminPorts } from '../firebase/admin.ts';
import { firebaseManuscripts } from './firebase-manuscripts.ts';
import type { SubmissionPorts } from './ports.ts';
import { type CountryOfRor, countryByRor } from './ror-country.ts';

/** Made when it is first needed, as settings are read then; kept, as it remembers what it was told. */
let countryOfRor: CountryOfRor | null = null;

/** What the submissions' functions need, of the real Firebase. */
export function adminSubmissionPorts(): SubmissionPorts {
  const { db, origin, now, log, scanner } = adminPorts();
  const { projectId, storageBucket } = firebaseSettings();
  const store = firebaseManuscripts(new Storage({ projectId }).bucket(storageBucket));
  countryOfRor ??= countryByRor(rorApi());
  return { db, origin, now, log, scanner, store, random: randomBytes, countryOfRor };
}
