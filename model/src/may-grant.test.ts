import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayGrant } from './may-grant.ts';
import { type Claims, ROLES, type Role } from './roles.ts';

const claims = (roles: readonly Role[], journals: readonly string[] = []): Claims => ({
  roles,
  journals,
});
const admin = { uid: 'boss', claims: claims(['admin']) };
const editor = { uid: 'edda', claims: claims(['editor'], ['CES', 'MSP']) };
const may = (granter: typeof admin, before: Claims, after: Claims, uid = 'target') =>
  mayGrant(granter, { uid, before }, after);

describe('an admin', () => {
  it('may change anything of anybody, but not give up the own role', () => {
    expect(may(admin, claims([]), claims(['admin', 'editor'], ['QPH']))).toBe(true);
    expect(may(admin, claims(['admin']), claims(['admin', 'editor']), 'boss')).toBe(true);
    expect(may(admin, claims(['admin']), claims(['editor']), 'boss')).toBe(false);
  });
});

describe('an editor', () => {
  it('gives and takes the role of reviewer', () => {
    expect(may(editor, claims(['author']), claims(['author', 'reviewer']))).toBe(true);
    expect(may(editor, claims(['author', 'reviewer']), claims(['author']))).toBe(true);
  });

  it('puts production staff on their own journals, and takes them off', () => {
    const staff = claims(['production'], ['QPH']);
    expect(may(editor, staff, claims(['production'], ['QPH', 'CES']))).toBe(true);
    expect(may(editor, claims(['production'], ['QPH', 'CES']), staff)).toBe(true);
    expect(may(editor, staff, claims(['production']))).toBe(false);
    expect(may(editor, staff, claims(['production'], ['QPH', 'SJCM']))).toBe(false);
  });

  it('makes nobody an editor by a journal', () => {
    const both = claims(['editor', 'production'], ['QPH']);
    expect(may(editor, both, claims(['editor', 'production'], ['QPH', 'CES']))).toBe(false);
    expect(may(editor, claims(['author']), claims(['author'], ['CES']))).toBe(false);
  });

  it('never touches the own claims', () => {
    expect(may(editor, editor.claims, claims(['editor', 'reviewer'], ['CES', 'MSP']), 'edda')).toBe(
      false,
    );
  });

  it('never changes another right than these, whatever is tried', () => {
    const some = fc.record({
      roles: fc.subarray([...ROLES]),
      journals: fc.subarray(['CES', 'MSP', 'QPH']),
    });
    const property = fc.property(some, some, (before, after) => {
      if (!may(editor, before, after)) return;
      const sure = (of: Claims) => of.roles.filter((role) => role !== 'reviewer').toSorted();
      expect(sure(after)).toEqual(sure(before));
      expect(after.journals.includes('QPH')).toBe(before.journals.includes('QPH'));
      if (before.roles.includes('editor')) {
        expect([...after.journals].toSorted()).toEqual([...before.journals].toSorted());
      }
    });
    fc.assert(property, { numRuns: 500 });
  });
});

it('refuses everybody else', () => {
  for (const role of ROLES.filter((each) => each !== 'admin' && each !== 'editor')) {
    const person = { uid: 'p', claims: claims([role], ['CES']) };
    expect(may(person, claims(['author']), claims(['author', 'reviewer']))).toBe(false);
  }
});
