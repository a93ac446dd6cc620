import { describe, expect, it, vi } from 'vitest';
import { persistently } from './persistently.ts';

const RESET = Object.assign(new Error('read'), { code: 'ECONNRESET' });
const PAUSES = [0, 0];

describe('work on files', () => {
  it.each([
    ['its words', new Error('request failed, reason: read ECONNRESET')],
    ['its code', RESET],
    ['its cause', new TypeError('fetch failed', { cause: RESET })],
  ])(
    'is tried again after an error that names a broken connection in %s',
    async (_where, error) => {
      const work = vi.fn(async () => 'done').mockRejectedValueOnce(error);
      expect(await persistently(work, PAUSES)).toBe('done');
      expect(work).toHaveBeenCalledTimes(2);
    },
  );

  it('rejects with the last error when every try has failed', async () => {
    const work = vi.fn(() => Promise.reject(RESET));
    await expect(persistently(work, PAUSES)).rejects.toBe(RESET);
    expect(work).toHaveBeenCalledTimes(PAUSES.length + 1);
  });

  it('is not tried again after another error', async () => {
    const work = vi.fn(() => Promise.reject(new Error('no permission')));
    await expect(persistently(work, PAUSES)).rejects.toThrow('no permission');
    expect(work).toHaveBeenCalledTimes(1);
  });
});
