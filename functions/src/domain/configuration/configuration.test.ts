import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { configuredScanner } from '../../platform/malware/scanner.ts';
import { startClamd } from '../../testing/clamd-server.ts';
import {
  content,
  putIssue,
  putJournal,
  saveRevision,
  startTestPress,
  type TestPress,
} from '../../testing/test-press.ts';
import { BOSS, codeOf, EDDA } from '../../testing/test-records.ts';
import { startTestSearch, type TestSearch } from '../../testing/test-search.ts';
import type { SendResult } from '../mail/smtp-transport.ts';
import { reconcilePublication } from '../publishing/publish-article.ts';
import { type SearchEngine, searchEngine } from '../search/search-engine.ts';
import { sendDue } from '../search/send-due.ts';
import { searchFacts } from '../search/try-search.ts';
import { configurationState, type Settings } from './configuration-state.ts';
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
  takesMailReports: true,
  firebase: { projectId: 'demo', storageBucket: 'demo.bucket' },
  search: { isConfigured: true, facts: [] },
  ror: 'https://ror.example/v2',
  resolver: null,
  scanner: 'clamd://10.0.0.5:3310',
  similarity: null,
  orcid: 'https://orcid.example',
  providers: ['orcid'],
  reports: [],
};
const boss = { ...BOSS, email: 'boss@example.org' };
let press: TestPress;
let sent: string[];
let answer: SendResult;
let search: TestSearch;
let engine: SearchEngine | null;
beforeEach(async () => {
  [press, search] = await Promise.all([startTestPress(), startTestSearch()]);
  engine = null;
  sent = [];
  answer = { ok: true };
});
afterEach(async () => {
  await Promise.all([press.close(), search.close()]);
});

const attempt = (what: Parameters<typeof testConfiguration>[3], status = 200, person = boss) =>
  testConfiguration(
    {
      ...press,
      transport: async (mail) => {
        sent.push(...mail.to);
        return answer;
      },
      fetch: async () => new Response('{}', { status }),
      engine,
      similarity: null,
    },
    person,
    settings,
    what,
  );

describe('the configuration', () => {
  it('is shown to admins, without secrets', () => {
    const state = configurationState(BOSS, settings);
    expect(JSON.stringify(state)).not.toMatch(/hunter2|quire/);
    expect(state.parts.map(({ what, isConfigured }) => [what, isConfigured])).toEqual([
      ['mail', true],
      ['storage', true],
      ['search', true],
      ['institutions', true],
      ['works', false],
      ['scanner', true],
      ['similarity', false],
      ['orcid', true],
      ['sign-in', true],
      ['content-policy', true],
    ]);
    expect(state.parts.at(-1)?.facts).toEqual([['Reports', 'none in the last 30 days']]);
    expect(state.parts[0]?.facts).toContainEqual(['Password', 'set']);
  });

  it('shows the reports of browsers about pages', () => {
    const report = { directive: 'img-src', blocked: 'https://tracker.example', path: '/journals' };
    const kept = { ...report, count: 3, lastAt: '2026-03-01T08:00:00.000Z' };
    const reports = [
      { ...kept, disposition: 'enforce' },
      { ...kept, count: 1, disposition: 'report' },
    ] as const;
    expect(configurationState(BOSS, { ...settings, reports }).parts.at(-1)?.facts).toEqual([
      ['img-src: https://tracker.example', '3 times, last on 1 Mar 2026 at /journals'],
      ['img-src: https://tracker.example (not blocked)', 'once, last on 1 Mar 2026 at /journals'],
    ]);
  });

  it('is hidden from everyone else', async () => {
    expect(() => configurationState(EDDA, settings)).toThrow();
    const edda = { ...EDDA, email: 'edda@example.org' };
    expect(await codeOf(attempt('mail', 200, edda))).toBe('access/denied');
  });
});

describe('testing the configuration', () => {
  it('sends a mail to the caller, and reports why it could not', async () => {
    expect(await attempt('mail')).toMatchObject({ isWorking: true });
    expect(sent).toEqual(['boss@example.org']);
    answer = { ok: false, permanent: true, reason: '535 authentication failed' };
    expect(await attempt('mail')).toMatchObject({
      isWorking: false,
      message: expect.stringContaining('535 authentication failed'),
    });
  });

  it('writes and reads a file, and deletes it', async () => {
    expect(await attempt('storage')).toMatchObject({ isWorking: true });
    expect(await press.bucket.has('settingsTest/boss')).toBe(false);
  });

  it('searches for a published article', async () => {
    expect(await attempt('search')).toMatchObject({ isWorking: false });
    engine = search.engine;
    expect(await attempt('search')).toMatchObject({ isWorking: true });
    await putJournal(press, 'CES');
    await putIssue(press, 'CES', '1-1');
    await saveRevision(press, { journal: 'CES', issue: '1-1', akey: 'ebb' }, 1, content('Ebb'));
    await reconcilePublication(press, 'CES', 'ebb');
    expect(await attempt('search')).toMatchObject({ isWorking: false });
    await sendDue({ ...press, engine });
    expect(await attempt('search')).toEqual({
      isWorking: true,
      message: expect.stringContaining('The indices answer: 1 articles, 1 passages, 0 journals'),
    });
    search.keeper = () => 403;
    const failed = await attempt('search');
    expect(failed).toMatchObject({ isWorking: false });
    expect(JSON.stringify(failed)).not.toContain(search.settings.adminKey);
  });

  it('warns if the public search key permits more than searching', async () => {
    const { adminKey } = search.settings;
    engine = searchEngine({ ...search.settings, searchKey: adminKey });
    const { isWorking, message } = await attempt('search');
    expect(isWorking).toBe(false);
    expect(message).toContain('may do more than search');
    expect(message).toContain('addObject');
    expect(message).not.toContain(adminKey);
    engine = search.engine;
  });

  it('reports the state of the search, without either key', async () => {
    await press.db.doc('searchQueue/one').set({ due: '' });
    const facts = await searchFacts(press.db, search.settings, true);
    expect(facts).toContainEqual(['Waiting to be sent', '1']);
    expect(facts).toContainEqual(['Key that writes', 'set']);
    const state = configurationState(BOSS, { ...settings, search: { isConfigured: true, facts } });
    expect(JSON.stringify(state)).not.toContain(search.settings.adminKey);
    expect(await searchFacts(press.db, null, false)).toEqual([['Algolia', 'not set up']]);
  });

  it('queries other services, and says which are not configured', async () => {
    expect(await attempt('institutions')).toEqual({
      isWorking: true,
      message: 'ror.example answers.',
    });
    expect(await attempt('institutions', 503)).toMatchObject({ isWorking: false });
    expect(await attempt('works')).toMatchObject({ isWorking: false });
  });

  it('has the scanner detect a test file, and says if there is no scanner or it does not answer', async () => {
    expect(await attempt('scanner')).toMatchObject({ isWorking: false });
    const clamd = await startClamd();
    const scanner = configuredScanner(`clamd://127.0.0.1:${clamd.port}`);
    press = { ...press, scanner };
    expect(await attempt('scanner')).toEqual({
      isWorking: true,
      message: 'It has found the test file (Eicar-Signature) and nothing in a plain text.',
    });
    await clamd.close();
    expect(await attempt('scanner')).toMatchObject({
      isWorking: false,
      message: expect.stringContaining('It does not answer'),
    });
  });
});
