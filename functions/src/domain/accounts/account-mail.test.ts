import { PRESS_SETTINGS, SETTINGS } from '@quire/model/collections';
import { afterAll, expect, it } from 'vitest';
import { startTestAccounts } from '../../testing/test-accounts.ts';
import { requireSender } from './account-mail.ts';

const at = await startTestAccounts();
afterAll(() => at.close());

it('sends mails about accounts in the press’s own colour', async () => {
  const settings = at.press.db.collection(SETTINGS).doc(PRESS_SETTINGS);
  await settings.update({ accent: '#7a1f3d' });
  expect((await requireSender(at.ports)).accent).toBe('#7a1f3d');
});
