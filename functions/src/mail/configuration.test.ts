import { PUBLISHED_ARTICLES, SEARCH_TERMS } from '@quire/model/collections';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestPress, type TestPress } from '../testing/test-press.ts';
import { BOSS, codeOf, EDDA } from '../testing/test-records.ts';
import { configurationState, type Settings } from './configuration-state.ts';
import type { SendResult } from './smtp-transport.ts';
import { testConfiguration } from './test-configuration.ts';

const settings: Settings = {
  origin: 'https://press.example',
  mail: {
    host: 'smtp.example',
    port: 465,
    user: 'quire',
    password: 'hunter2',
    from: 'P <p@x.example>',
  },
  firebase: { projectId: 'demo', storageBucket: 'demo.bucket' },
  ror: 'https://ror.example/v2',
  resolver: null,
  providers: ['orcid'],
};
const boss = { ...BOSS, email: 'boss@example.org' };
let press: TestPress;
let sent: string[];
let answer: SendResult;
beforeEach(async () => {
  press = await startTestPress();
  sent = [];
  answer = { ok: true };
});
afterEach(() => press.close());

const attempt = (what: Parameters<typeof testConfiguration>[3], status = 200, person = boss) =>
  testConfiguration(
    {
      ...press,
      transport: async (mail) => {
        sent.push(...mail.to);
        return answer;
      },
      fetch: async () => new Response('{}', { status }),
    },
    person,
    settings,
    what,
  );

describe('what is set up', () => {
  it('is told to admins, without a secret', () => {
    const state = configurationState(BOSS, settings);
    expect(JSON.stringify(state)).not.toMatch(/hunter2|quire/);
    expect(state.parts.map(({ what, isConfigured }) => [what, isConfigured])).toEqual([
      ['mail', true],
      ['storage', true],
      ['search', true],
      ['institutions', true],
      ['works', false],
      ['sign-in', true],
    ]);
    expect(state.parts[0]?.facts).toContainEqual(['Password', 'set']);
  });

  it('is nobody else’s business', async () => {
    expect(() => configurationState(EDDA, settings)).toThrow();
    const edda = { ...EDDA, email: 'edda@example.org' };
    expect(await codeOf(attempt('mail', 200, edda))).toBe('access/denied');
  });
});

describe('trying it', () => {
  it('sends a mail to whoever asks, and tells why it could not', async () => {
    expect(await attempt('mail')).toMatchObject({ isWorking: true });
    expect(sent).toEqual(['boss@example.org']);
    answer = { ok: false, permanent: true, reason: '535 authentication failed' };
    expect(await attempt('mail')).toMatchObject({
      isWorking: false,
      message: expect.stringContaining('535 authentication failed'),
    });
  });

  it('writes and reads a file, and leaves none', async () => {
    expect(await attempt('storage')).toMatchObject({ isWorking: true });
    expect(await press.bucket.has('settingsTest/boss')).toBe(false);
  });

  it('asks the search for something that is published', async () => {
    expect(await attempt('search')).toMatchObject({ isWorking: true });
    const article = press.db.collection(PUBLISHED_ARTICLES).doc('CES~ebb');
    await article.set({ title: 'Ebb and flood' });
    expect(await attempt('search')).toMatchObject({ isWorking: false });
    const entry = {
      kind: 'article',
      id: 'publishedArticles~CES~ebb',
      path: '/',
      title: 'Ebb',
      line: '',
      date: '',
    };
    await press.db
      .collection(SEARCH_TERMS)
      .doc('ebb')
      .set({ entries: [entry] });
    expect(await attempt('search')).toMatchObject({
      ...{ isWorking: true, message: '“ebb” finds 1, among them “Ebb and flood”.' },
    });
  });

  it('asks others, and says where nobody is to be asked', async () => {
    expect(await attempt('institutions')).toEqual({
      isWorking: true,
      message: 'ror.example answers.',
    });
    expect(await attempt('institutions', 503)).toMatchObject({ isWorking: false });
    expect(await attempt('works')).toMatchObject({ isWorking: false });
  });
});
