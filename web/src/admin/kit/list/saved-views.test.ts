import type { StoredListView } from '@quire/model/entities/list-view';
import type { Claims, Role } from '@quire/model/roles';
import { describe, expect, it } from 'vitest';
import { defaultView, isSameSearch, keptSearch, placeFor, viewInWords } from './saved-views.ts';

const view = (name: string, more: Partial<StoredListView> = {}): StoredListView => ({
  ...{ id: `ada~news~${name}`, owner: 'ada', list: 'news', name, search: 'status=draft' },
  ...{ sharedWith: '', isDefault: false, ...more },
});
const as = (...roles: readonly Role[]): Claims => ({ roles, grants: {} });

it('keeps of an address all but the page that is open', () => {
  expect(keptSearch('?status=draft&after=%5B1%5D&tab=bank')).toBe('status=draft&tab=bank');
  expect(isSameSearch('?a=1&b=2', 'b=2&a=1&before=%5B1%5D')).toBe(true);
  expect(isSameSearch('a=1', 'a=2')).toBe(false);
});

describe('the place of a view', () => {
  const ada = { owner: 'ada', list: 'news' };
  it('is that of the one of the same name, or the first that is free', () => {
    const own = [view('00', { name: 'Drafts' }), view('02', { name: 'Late' })];
    expect(placeFor(own, { ...ada, name: 'Late' })).toBe('ada~news~02');
    expect(placeFor(own, { ...ada, name: 'New' })).toBe('ada~news~01');
  });

  it('is none once thirty are kept', () => {
    const own = Array.from({ length: 30 }, (_, place) => view(String(place).padStart(2, '0')));
    expect(placeFor(own, { ...ada, name: 'New' })).toBeNull();
    expect(placeFor(own, { ...ada, name: '07' })).toBe('ada~news~07');
  });
});

describe('the view that a list opens with', () => {
  const ofEditors = view('e', { owner: 'root', sharedWith: 'editor', isDefault: true });
  const ofFinance = view('f', { owner: 'root', sharedWith: 'finance', isDefault: true });
  it('is one’s own before that of a role', () => {
    const mine = view('mine', { isDefault: true });
    expect(defaultView([view('a'), mine], [ofEditors], as('editor'))).toBe(mine);
    expect(defaultView([view('a')], [ofFinance, ofEditors], as('editor', 'finance'))).toBe(
      ofEditors,
    );
  });

  it('is not one that is for another role, although an admin sees it', () => {
    expect(defaultView([], [ofEditors], as('admin'))).toBeNull();
    expect(defaultView([{ ...ofEditors, owner: 'ada' }], [], as('admin'))).toBeNull();
  });

  it('is none where nobody has chosen one', () => {
    const shared = view('s', { sharedWith: 'editor' });
    expect(defaultView([view('a')], [shared], as('editor'))).toBeNull();
  });
});

it('says whose a view is, and what it does', () => {
  const shared = view('s', { sharedWith: 'guestEditor' });
  expect(viewInWords(view('a'), true)).toBe('');
  expect(viewInWords(view('a', { isDefault: true }), true)).toBe('The list opens with it');
  expect(viewInWords(shared, true)).toBe('Shared with the role guest editor');
  expect(viewInWords({ ...shared, isDefault: true }, false)).toBe(
    'Default for the role guest editor',
  );
});
