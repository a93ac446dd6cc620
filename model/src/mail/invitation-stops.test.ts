import { describe, expect, it } from 'vitest';
import {
  invitationStopName,
  invitationStopOf,
  isInvitationStopped,
  readInvitationStop,
} from './invitation-stops.ts';
import { mailSwitchOf } from './mail-switches.ts';
import { MAIL_RECEIVERS } from './registry/mail-receivers.ts';

describe('the name of a stop', () => {
  it.each([
    ['invited-review', { kind: 'review', journal: '' }],
    ['invited-write-CES', { kind: 'write', journal: 'CES' }],
    ['invited-serve-a-b.c', { kind: 'serve', journal: 'a-b.c' }],
  ] as const)('is read from %s', (name, stop) => {
    expect(readInvitationStop(name)).toEqual(stop);
    expect(invitationStopName(stop)).toBe(name);
  });

  it.each(['', 'review', 'invited-', 'invited-digest', 'invited-review-', 'invited-review-a~b'])(
    'is not %s',
    (name) => expect(readInvitationStop(name)).toBeNull(),
  );
});

it('covers every mail that invites, and no mail that has a switch', () => {
  const invitations = Object.keys(MAIL_RECEIVERS).filter((name) => invitationStopOf(name));
  expect(invitations.toSorted()).toEqual([
    'account/role-invitation-reminder',
    'account/role-invited',
    'author/paper-invited',
    'organiser/committee-invited',
    'reviewer/invitation',
    'reviewer/invitation-reminder',
  ]);
  expect(invitations.filter((name) => mailSwitchOf(name) !== null)).toEqual([]);
});

it('stops a journal’s invitations by the journal’s name or the press’s', () => {
  const asked = { kind: 'review', journal: 'CES' } as const;
  expect(isInvitationStopped(['invited-review-CES'], asked)).toBe(true);
  expect(isInvitationStopped(['invited-review'], asked)).toBe(true);
  expect(isInvitationStopped(['invited-review-QPH', 'invited-serve'], asked)).toBe(false);
  expect(isInvitationStopped(['invited-serve-CES'], { kind: 'serve', journal: '' })).toBe(false);
});

it('counts roles and committees as the press’s, whatever their journal', () => {
  expect(invitationStopOf('reviewer/invitation', 'CES')).toEqual({
    kind: 'review',
    journal: 'CES',
  });
  expect(invitationStopOf('account/role-invited', 'CES')).toEqual({ kind: 'serve', journal: '' });
  expect(invitationStopOf('author/decision', 'CES')).toBeNull();
});
