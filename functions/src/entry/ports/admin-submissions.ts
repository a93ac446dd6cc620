import { randomBytes } from 'node:crypto';
import { Storage } from '@google-cloud/storage';
import type { SubmissionPorts } from '../../domain/submissions/ports.ts';
import { type CountryOfRor, countryByRor } from '../../domain/submissions/ror-country.ts';
import { firebaseSettings } from '../../platform/config/firebase-settings.ts';
import { orcidSite } from '../../platform/config/orcid-settings.ts';
import { rorApi } from '../../platform/config/ror-api.ts';
import { adminPorts } from '../../platform/firebase/admin.ts';
import { firebaseManuscripts } from '../../platform/storage/firebase-manuscripts.ts';
import { SUBMISSION_MOVES } from '../subscribers.ts';

/** Created on first use, when the settings are read; kept, because it caches answers. */
let countryOfRor: CountryOfRor | null = null;

/** What the submissions' functions need, of the real Firebase. */
export function adminSubmissionPorts(): SubmissionPorts {
  const { db, origin, now, log, scanner } = adminPorts();
  const { projectId, storageBucket } = firebaseSettings();
  const store = firebaseManuscripts(new Storage({ projectId }).bucket(storageBucket));
  countryOfRor ??= countryByRor(rorApi());
  const asksOrcid = orcidSite() !== null;
  const outside = { store, random: randomBytes, countryOfRor, asksOrcid };
  return { db, origin, now, log, scanner, ...outside, moveSubscribers: SUBMISSION_MOVES };
}
