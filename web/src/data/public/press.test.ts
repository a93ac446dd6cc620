import { expect, test } from 'vitest';
import { getPressDigest } from './press.ts';

test('says that a press without an identity is not open yet', async () => {
  const reader = { document: async () => null, media: async () => null };
  await expect(getPressDigest(reader)).rejects.toMatchObject({
    code: 'press/not-set-up',
    status: 503,
  });
});
