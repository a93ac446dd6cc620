import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import {
  type RegistrationAgencyOptions,
  type RunningRegistrationAgency,
  startRegistrationAgency,
} from '../start.ts';
import type { Account } from '../store/account.ts';

/** Where the schemas are, which are no part of the project: tests that need them are skipped without. */
export const TEST_STANDARDS =
  process.env.QUIRE_STANDARDS ??
  new URL('../../../../../shared/standards', import.meta.url).pathname;
export const hasStandards = existsSync(join(TEST_STANDARDS, 'crossref-api'));

export const CROSSREF: Account = {
  ...{ agency: 'crossref', login: 'press', password: 'Secret', prefixes: ['10.5555', '10.5556'] },
};
export const DATACITE: Account = {
  ...{ agency: 'datacite', login: 'PRESS.ONE', password: 'Secret', prefixes: ['10.5072'] },
};

export interface TestAgency extends RunningRegistrationAgency {
  /** Hands a file in at the servlet. */
  hand(xml: string, fileName: string, more?: Readonly<Record<string, string>>): Promise<Response>;
  /** What the log says of a file. */
  log(fileName: string): Promise<string>;
  /** The same when it is completed. */
  completed(fileName: string): Promise<string>;
}

/** An agency in memory, or in the folder that is named. */
export async function openAgency(
  options: Partial<RegistrationAgencyOptions> = {},
): Promise<TestAgency> {
  const agency = await startRegistrationAgency({
    ...{ host: '127.0.0.1', port: 0, folder: null, accounts: [CROSSREF, DATACITE] },
    ...options,
  });
  const { login, password } = CROSSREF;
  const log = async (fileName: string) => {
    const asked = { usr: login, pwd: password, file_name: fileName, type: 'result' };
    const query = new URLSearchParams(asked);
    const response = await fetch(`${agency.url}/servlet/submissionDownload?${query}`);
    return response.text();
  };
  return {
    ...agency,
    hand: (xml, fileName, more = {}) => {
      const form = new FormData();
      const fields = { operation: 'doMDUpload', login_id: login, login_passwd: password, ...more };
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append('fname', new Blob([xml], { type: 'application/xml' }), fileName);
      return fetch(`${agency.url}/servlet/deposit`, { method: 'POST', body: form });
    },
    log,
    completed: (fileName) =>
      vi.waitUntil(
        async () => {
          const said = await log(fileName);
          return said.includes('status="completed"') && said;
        },
        { timeout: 600_000, interval: 100 },
      ),
  };
}
