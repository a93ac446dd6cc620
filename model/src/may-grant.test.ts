import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimsInJournals, grantTexts, inOrder } from './grants.ts';
import { mayGrant } from './may-grant.ts';
import { type Claims, claimsOf, ROLES } from './roles.ts';

const claims = claimsInJournals;
const admin = { uid: 'boss', claims: claims(['admin']) };
const editor = { uid: 'edda', claims: claims(['editor'], ['CES', 'MSP']) };
const may = (granter: typeof admin, before: Claims, after: Claims, uid = 'target') =>
  mayGrant(granter, { uid, before }, after);

describe('an admin', () => {
  it('may change any account, except for removing their own role', () => {
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

  it('makes production staff of their own journals, and of no others', () => {
    expect(may(editor, claims(['author']), claims(['author', 'production'], ['CES']))).toBe(true);
    expect(may(editor, claims(['author']), claims(['author', 'production'], ['QPH']))).toBe(false);
    const both = claims(['production'], ['QPH', 'CES']);
    expect(may(editor, both, claims([]))).toBe(false);
  });

  it('names guest editors of their own journals’ special issues', () => {
    const guest = (...guestEditor: string[]) =>
      claimsOf({ roles: ['author', 'guestEditor'], grants: { guestEditor } });
    expect(may(editor, claims(['author']), guest('CES~2027-s1', 'MSP~s2'))).toBe(true);
    expect(may(editor, guest('CES~2027-s1'), claims(['author']))).toBe(true);
    expect(may(editor, claims(['author']), guest('QPH~2027-s1'))).toBe(false);
    expect(may(editor, guest('QPH~2027-s1'), claims(['author']))).toBe(false);
    expect(may(editor, claims(['author']), guest('CES~2027-s1'), 'edda')).toBe(false);
    const asGuest = { uid: 'gus', claims: guest('CES~2027-s1') };
    expect(may(asGuest, claims(['author']), guest('CES~2027-s1'))).toBe(false);
    expect(may(asGuest, claims(['author']), claims(['author', 'reviewer']))).toBe(false);
  });

  it('lets colleagues recommend in their own journals, and in no others', () => {
    const rita = (...journals: string[]) => claims(['author', 'recommendingEditor'], journals);
    expect(may(editor, claims(['author']), rita('CES'))).toBe(true);
    expect(may(editor, rita('CES'), claims(['author']))).toBe(true);
    expect(may(editor, claims(['author']), rita('QPH'))).toBe(false);
    const herself = { uid: 'rita', claims: rita('CES') };
    expect(may(herself, rita('CES'), claims(['author', 'editor'], ['CES']), 'rita')).toBe(false);
    expect(may(herself, claims(['author']), rita('CES'))).toBe(false);
  });

  it('neither gives nor takes a role that takes a scope without one', () => {
    expect(may(editor, claims([]), claims(['production']))).toBe(false);
    expect(may(editor, claims(['production']), claims([]))).toBe(false);
    const scopeAlone = { roles: [], grants: { production: ['QPH'] } };
    expect(
      may(editor, scopeAlone, { roles: ['production'], grants: { production: ['QPH'] } }),
    ).toBe(false);
  });

  it('makes nobody an editor', () => {
    const both = claims(['editor', 'production'], ['QPH']);
    expect(may(editor, both, claims(['editor', 'production'], ['QPH', 'CES']))).toBe(false);
    expect(may(editor, claims(['author']), claims(['author', 'editor'], ['CES']))).toBe(false);
  });

  it('gives work in the journals of which they are editor, whatever else they do in others', () => {
    const twoHats = {
      uid: 'edda',
      claims: claimsOf({
        roles: ['editor', 'production'],
        grants: { editor: ['CES'], production: ['QPH'] },
      }),
    };
    expect(may(twoHats, claims([]), claims(['production'], ['CES']))).toBe(true);
    expect(may(twoHats, claims([]), claims(['production'], ['QPH']))).toBe(false);
  });

  it('never touches the own claims', () => {
    const after = claims(['editor', 'reviewer'], ['CES', 'MSP']);
    expect(may(editor, editor.claims, after, 'edda')).toBe(false);
  });

  it('never changes another right than these, whatever is tried', () => {
    const scopes = fc.subarray(['CES', 'MSP', 'QPH']);
    const some = fc.record({
      roles: fc.subarray([...ROLES]),
      grants: fc.record({
        ...{ editor: scopes, production: scopes, recommendingEditor: scopes },
        guestEditor: fc.subarray(['CES~s1', 'QPH~s1']),
      }),
    });
    const property = fc.property(some, some, (before, after) => {
      if (!may(editor, before, after)) return;
      const sure = (of: Claims) =>
        grantTexts(inOrder(of)).filter(
          (grant) =>
            ![
              ...['reviewer', 'production', 'production CES', 'production MSP'],
              ...['recommendingEditor', 'recommendingEditor CES', 'recommendingEditor MSP'],
              ...['guestEditor', 'guestEditor CES~s1'],
            ].includes(grant),
        );
      expect(sure(after)).toEqual(sure(before));
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
