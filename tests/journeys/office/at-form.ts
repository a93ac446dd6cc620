/** Fills in a form of the office in a browser. All forms use the same components. */
import type { Locator, Page } from 'playwright-core';
import { press } from '../press-addresses.ts';

export interface AtForm {
  field(label: string, within?: Locator): Locator;
  button(name: string | RegExp, within?: Locator): Locator;
  dialog(): Locator;
  /** Opens a page of the office. */
  open(path: string): Promise<void>;
  /** Fills fields by their labels, within a part of the page or all of it. */
  fill(values: Readonly<Record<string, string>>, within?: Locator): Promise<void>;
  choose(label: string, option: string | RegExp, within?: Locator): Promise<void>;
  /** Adds words to a field that holds several. */
  add(label: string, words: readonly string[], within?: Locator): Promise<void>;
  /** Uploads a file where one is chosen from the media library, and takes it; an image with what it shows. */
  upload(name: string, bytes: Buffer, alt?: string): Promise<void>;
  /** What the page says comes into sight. */
  said(text: string | RegExp): Promise<void>;
  save(): Promise<void>;
}

export function atForm(page: Page): AtForm {
  const field = (label: string, within: Locator | Page = page) =>
    within.getByLabel(label, { exact: true });
  const button = (name: string | RegExp, within: Locator | Page = page) =>
    within.getByRole('button', { name, exact: true });
  const dialog = () => page.getByRole('dialog');
  const said = (text: string | RegExp) => page.getByText(text).first().waitFor({ timeout: 30_000 });
  return {
    field,
    button,
    dialog,
    said,
    async open(path) {
      await page.goto(press.press + path);
      await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 30_000 });
    },
    async fill(values, within) {
      for (const [label, value] of Object.entries(values)) await field(label, within).fill(value);
    },
    async choose(label, option, within = page.locator('body')) {
      await within.getByRole('combobox', { name: label }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    },
    async add(label, words, within) {
      for (const word of words) {
        await field(label, within).fill(word);
        await page.keyboard.press('Enter');
      }
    },
    async upload(name, bytes, alt) {
      const picker = dialog();
      const mimeType = alt === undefined ? 'application/octet-stream' : 'image/png';
      await picker.getByLabel('Upload files').setInputFiles({ name, mimeType, buffer: bytes });
      // What is no image needs no words: it is taken by itself.
      if (alt !== undefined) {
        await field('What the image shows', picker).fill(alt);
        await button('Add', picker).click();
      }
      await picker.waitFor({ state: 'hidden', timeout: 30_000 });
    },
    async save() {
      await button('Save').click();
      await said('All changes saved.');
    },
  };
}
