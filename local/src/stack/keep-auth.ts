import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { getBytes } from './emulator-http.ts';
import { writeWhole } from './write-whole.ts';

/** Keeps the Auth emulator's accounts in a folder that `emulators:start --import` reads. */
export class AuthKeeper {
  readonly #url: string;
  readonly #project: string;
  readonly #folder: string;
  #last = '';

  constructor(url: string, project: string, exportFolder: string) {
    this.#url = url;
    this.#project = project;
    this.#folder = join(exportFolder, 'auth_export');
  }

  /** Saves the accounts if they have changed. Rejects when Auth cannot be asked. */
  async save(): Promise<void> {
    const accounts = await getBytes(
      `${this.#url}/identitytoolkit.googleapis.com/v1/projects/${this.#project}/accounts:batchGet?maxResults=-1`,
    );
    const config = await getBytes(`${this.#url}/emulator/v1/projects/${this.#project}/config`);
    const now = `${accounts}\n${config}`;
    if (now === this.#last) return;
    await mkdir(this.#folder, { recursive: true });
    await writeWhole(join(this.#folder, 'config.json'), config);
    await writeWhole(join(this.#folder, 'accounts.json'), accounts);
    this.#last = now;
  }
}
