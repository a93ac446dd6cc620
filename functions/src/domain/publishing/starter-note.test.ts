import { PAGES, PUBLISHED_PAGES, pageDocId } from '@quire/model/collections';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestPress, type TestPress } from '../../testing/test-press.ts';
import { addStarterTexts } from '../setup/add-starter-texts.ts';
import { publishPage } from './publish-page.ts';

const ID = pageDocId('/about/privacy_policy');
let press: TestPress;
beforeAll(async () => {
  press = await startTestPress();
});
afterAll(() => press.close());

const shown = async () => {
  await publishPage(press, ID);
  return String((await press.db.collection(PUBLISHED_PAGES).doc(ID).get()).get('html'));
};

it('tells readers that a text has not been reviewed, until it has been saved', async () => {
  await addStarterTexts(press);
  expect(await shown()).toContain('has not been reviewed yet');
  await press.db.collection(PAGES).doc(ID).update({ updatedBy: 'ada', revision: 2 });
  const html = await shown();
  expect(html).not.toContain('has not been reviewed yet');
  expect(html).toContain('Who is responsible');
});
