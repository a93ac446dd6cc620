import {
  REGISTRATION_ANSWERS,
  REGISTRATION_PROBLEMS,
  REGISTRATION_RESOLVES,
  REGISTRATION_STATES,
  type Registration,
  RegistrationSchema,
} from '@quire/model/entities/registration';
import { describe, expect, it } from 'vitest';
import { stateInWords } from '../kit/registrations/registration-words.ts';
import { lastAnswer } from './answer-words.ts';
import { linksTo } from './places.ts';
import { problemInWords } from './problem-words.ts';
import { RESOLVES_WORDS } from './resolves-words.ts';

const AT = '2026-11-29T02:00:00.000Z';
const registration = (change: Partial<Registration> = {}): Registration => ({
  ...RegistrationSchema.parse({
    ...{ doi: '10.5555/ces.creeks', kind: 'article', journal: 'CES', title: 'Creeks' },
    ...{ source: { collection: 'publishedArticles', id: 'CES~creeks' } },
    ...{ state: 'refused', due: '', change: 'one', updatedAt: AT, agency: 'crossref' },
  }),
  ...change,
});

describe('an answer', () => {
  it.each(REGISTRATION_ANSWERS)('“%s” is said in words of its own, with what to do', (code) => {
    const { means, toDo } = lastAnswer(registration({ answer: { code, text: '', at: AT } }));
    expect(means).toContain('Crossref');
    expect(toDo).toMatch(/\.$/);
    const others = REGISTRATION_ANSWERS.filter((each) => each !== code).map(
      (each) => lastAnswer(registration({ answer: { code: each, text: '', at: AT } })).means,
    );
    expect(others).not.toContain(means);
  });

  it('is what the state means as long as there is none, or it is older than what holds it back', () => {
    const words = REGISTRATION_STATES.map((state) => lastAnswer(registration({ state })).means);
    expect(new Set(words).size).toBe(REGISTRATION_STATES.length);
    const answer = { code: 'added', text: '', at: AT } as const;
    expect(lastAnswer(registration({ state: 'held', answer })).means).toBe(
      'It cannot be sent as it is.',
    );
  });

  it('names no agency before one is known', () => {
    const answer = { code: 'no-answer', text: '', at: AT } as const;
    expect(lastAnswer(registration({ agency: null, answer })).means).toBe(
      'There was no answer from the agency.',
    );
  });
});

describe('a problem', () => {
  it.each(REGISTRATION_PROBLEMS)('“%s” is said with its values, what to do and where', (code) => {
    const params = { prefix: '10.5555', reason: 'no title', megabytes: '12', type: 'dataset' };
    const { means, toDo, places } = problemInWords({ code, params });
    expect(means).not.toContain(code);
    expect(toDo).toMatch(/\.$/);
    expect(linksTo(places, registration()).length).toBe(places.length);
    expect(problemInWords({ code, params: {} }).means).not.toContain('undefined');
  });

  it('is corrected where it is: in the article, in its journal, in the settings', () => {
    const paths = (journal: string | null) =>
      linksTo(['source', 'journal', 'settings'], registration({ journal })).map(({ path }) => path);
    expect(paths('CES')).toEqual([
      '/admin/article_editor?article=CES~creeks',
      '/admin/dashboard/journals?record=CES',
      '/admin/dashboard/settings',
    ]);
    // What belongs to no journal has none to correct.
    expect(paths(null)).not.toContain('/admin/dashboard/journals?record=CES');
  });
});

describe('a state', () => {
  it('has words, and others with a warning and where a test system took it', () => {
    const labels = [
      ...REGISTRATION_STATES.map((state) => registration({ state })),
      registration({ state: 'registered', withWarning: true }),
      registration({ state: 'registered', isTest: true }),
    ].map((each) => stateInWords(each).label);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('says of each place where a DOI can lead what it is and what to do', () => {
    const words = REGISTRATION_RESOLVES.map((result) => RESOLVES_WORDS[result]);
    expect(new Set(words.map(({ label }) => label)).size).toBe(words.length);
    expect(new Set(words.map(({ text }) => text)).size).toBe(words.length);
    expect(words.filter(({ isGood }) => isGood)).toEqual([RESOLVES_WORDS.ok]);
  });
});
