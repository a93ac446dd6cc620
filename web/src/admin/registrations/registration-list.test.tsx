import {
  REGISTRATION_KINDS,
  REGISTRATION_STATES,
  type Registration,
  RegistrationSchema,
} from '@quire/model/entities/registration';
import { listQuestion } from '@quire/model/lists/list-question';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Row } from '../../data/live/office/list-request.ts';
import { readAddress } from '../kit/list/list-address.ts';
import { CHECK_ADDRESS, SEND_AGAIN } from './registration-actions.ts';
import { REGISTRATIONS } from './registration-list.tsx';

const AT = '2026-11-29T02:00:00.000Z';
const row = (change: Partial<Registration> = {}): Row<Registration> => ({
  ...{ id: '10.5555~1ces.creeks', revision: 1, deletedAt: undefined },
  record: {
    ...RegistrationSchema.parse({
      ...{ doi: '10.5555/ces.creeks', kind: 'article', journal: 'CES', title: 'Creeks' },
      ...{ source: { collection: 'publishedArticles', id: 'CES~creeks' }, agency: 'crossref' },
      ...{ state: 'refused', due: '', change: 'one', updatedAt: AT },
    }),
    ...change,
  },
});
const shown = (key: string, each: Row<Registration>): string => {
  const column = REGISTRATIONS.columns.find((one) => one.key === key);
  if (!column || !each.record) throw new Error(`there is no ${key}`);
  return renderToStaticMarkup(<MemoryRouter>{column.render(each.record, each)}</MemoryRouter>);
};

describe('the list of DOIs', () => {
  it('begins with what needs attention', () => {
    const { sort } = readAddress(REGISTRATIONS, new URLSearchParams());
    expect(sort).toEqual({ field: 'state', direction: 'asc' });
    const inOrder = [...REGISTRATION_STATES].toSorted();
    expect(inOrder.slice(0, 2).toSorted()).toEqual(['held', 'refused']);
  });

  it('offers each state and kind, and asks Firestore for all that is chosen', () => {
    const choices = (field: string) => {
      const found = REGISTRATIONS.filters?.find((each) => each.field === field)?.choices ?? [];
      return found === 'journals' ? [] : found.map(({ value }) => value);
    };
    expect(choices('state').toSorted()).toEqual([...REGISTRATION_STATES].toSorted());
    expect(choices('kind').toSorted()).toEqual([...REGISTRATION_KINDS].toSorted());
    const search = 'q=ces.creeks&state=refused&journal=CES&kind=article&withWarning=true';
    const { filters, sort, q } = readAddress(REGISTRATIONS, new URLSearchParams(search));
    expect(filters).toEqual({
      ...{ state: 'refused', journal: 'CES', kind: 'article', withWarning: true },
    });
    const fields = Object.keys(filters);
    const wish = { isScoped: true, hasWord: q !== '', fields, sort, bin: false };
    // For what the page judges itself, more is read than it shows.
    expect(listQuestion(REGISTRATIONS.plan, wish)).toMatchObject({
      ...{ filters: ['state', 'kind', 'withWarning'], search: 'words', judged: [] },
      judgesWord: false,
    });
  });

  it('says why a DOI is not registered, and what to do', () => {
    const answer = { code: 'prefix-not-allowed', text: 'x', at: AT } as const;
    const refused = shown('answer', row({ answer }));
    expect(refused).toContain('our account may not register DOIs with this prefix');
    expect(refused).toContain('ask Crossref to add the prefix');
    const problems: Registration['problems'] = [{ code: 'no-account', params: { prefix: '10.9' } }];
    expect(shown('answer', row({ state: 'held', answer, problems }))).toContain(
      'no account that can register DOIs with the prefix 10.9',
    );
    const added = { code: 'added', text: '', at: AT } as const;
    const registered = shown('answer', row({ state: 'registered', answer: added }));
    expect(registered).not.toContain('Nothing needs to be done');
  });

  it('tells states apart by words, and names a test', () => {
    expect(shown('state', row())).toContain('Refused');
    const tested = row({ state: 'registered', isTest: true });
    expect(shown('state', tested)).toContain('Passed the test');
    const note = (rows: Row<Registration>[]) => renderToStaticMarkup(REGISTRATIONS.note?.(rows));
    expect(note([row(), tested])).toContain('Test mode');
    expect(note([row()])).toBe('');
  });

  it('sends again what is not on its way, and follows what was registered', () => {
    const offered = (change: Partial<Registration>) =>
      [SEND_AGAIN, CHECK_ADDRESS]
        .filter((action) => action.isFor?.(row(change)))
        .map(({ key }) => key);
    expect(offered({ state: 'refused' })).toEqual(['send']);
    expect(offered({ state: 'sent' })).toEqual([]);
    expect(offered({ state: 'registered', registeredAt: AT })).toEqual(['send', 'check']);
  });
});
