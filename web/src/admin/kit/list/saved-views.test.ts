import type { StoredListView } from '@quire/model/entities/list-view';
import type { Claims, Role } from '@quire/model/roles';
import { describe, expect, it } from 'vitest';
import { defaultView, isSameSearch, keptSearch, placeFor, viewInWords } from './saved-views.ts';

const view = (name: string, more: Partial<StoredListView> = {}): StoredListView => ({
  ...{ id: `ada~news~${name}`, owner: 'ada', list: 'news', name, search: 'status=draft' },
  ...{ sharedWith: '', isDefault: false, ...more },
});
const as = (...roles: readonly Role[]): Claims => ({ roles, grants: {} });

it('keeps everything in an address except the current page', () => {
  expect(keptSearch('?status=draft&after=%5B1%5D&tab=bank')).toBe('status=draft&tab=bank');
  expect(isSameSearch('?a=1&b=2', 'b=2&a=1&before=%5B1%5D')).toBe(true);
  expect(isSameSearch('a=1', 'a=2')).toBe(false);
});

describe('a view’s place', () => {
  const ada = { owner: 'ada', list: 'news' };
  it('is that of the view with the same name, or the first free one', () => {
    const own = [view('00', { name: 'Drafts' }), view('02', { name: 'Late' })];
    expect(placeFor(own, { ...ada, name: 'Late' })).toBe('ada~news~02');
    expect(placeFor(own, { ...ada, name: 'New' })).toBe('ada~news~01');
  });

  it('does not exist after 30 views', () => {
    const own = Array.from({ length: 30 }, (_, place) => view(String(place).padStart(2, '0')));
    expect(placeFor(own, { ...ada, name: 'New' })).toBeNull();
    expect(placeFor(own, { ...ada, name: '07' })).toBe('ada~news~07');
  });
});

describe('a list’s default view', () => {
  const ofEditors = view('e', { owner: 'root', sharedWith: 'editor', isDefault: true });
  const ofFinance = view('f', { owner: 'root', sharedWith: 'finance', isDefault: true });
  it('is the person’s own before that of a role', () => {
    const mine = view('mine', { isDefault: true });
    expect(defaultView([view('a'), mine], [ofEditors], as('editor'))).toBe(mine);
    expect(defaultView([view('a')], [ofFinance, ofEditors], as('editor', 'finance'))).toBe(
      ofEditors,
    );
  });

  it('is not one for another role, although an admin sees it', () => {
    expect(defaultView([], [ofEditors], as('admin'))).toBeNull();
    expect(defaultView([{ ...ofEditors, owner: 'ada' }], [], as('admin'))).toBeNull();
  });

  it('does not exist if none was chosen', () => {
    const shared = view('s', { sharedWith: 'editor' });
    expect(defaultView([view('a')], [shared], as('editor'))).toBeNull();
  });
});

it('says who can see a view, and whether it is the default', () => {
  const shared = view('s', { sharedWith: 'guestEditor' });
  expect(viewInWords(view('a'), true)).toBe('');
  expect(viewInWords(view('a', { isDefault: true }), true)).toBe('Default view');
  expect(viewInWords(shared, true)).toBe('Shared with the role “Guest editor”');
  expect(viewInWords({ ...shared, isDefault: true }, false)).toBe(
    'Default for the role “Guest editor”',
  );
});
