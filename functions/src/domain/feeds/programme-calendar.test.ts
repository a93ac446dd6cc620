import type { PublishedConference } from '@quire/model/entities/conference';
import { describe, expect, it } from 'vitest';
import { conference } from '../../testing/test-content.ts';
import { calendarOf, programmeCalendar } from './programme-calendar.ts';

const talk = (id: string, time: string, title: string) => ({
  ...{ id, time, title, speakers: ['Noor Haddad'] },
});
const {
  updatedAt: _at,
  updatedBy: _by,
  ...plain
} = conference('tides27', {
  timeZone: 'America/Toronto',
  sessions: [
    {
      ...{ id: 'open', title: 'Opening; mud, and more', day: '2027-05-19', from: '09:00' },
      ...{ to: '10:30', room: 'Hall', chairs: ['Ada Holt'] },
      talks: [talk('t1', '09:10', 'What the tide leaves'), talk('t2', '09:40', 'Ripples')],
    },
    {
      ...{ id: 'trip', title: 'Excursion', day: '2027-05-20', from: '', to: '', room: '' },
      ...{ chairs: [], talks: [] },
    },
  ],
});
const TIDES: PublishedConference = { ...plain, updated: '2027-01-01', listKey: 'x' };
const ORIGIN = 'https://press.example';
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar of a programme', () => {
  it('has an event for each session, in UTC, and an all-day one if there is no time', () => {
    const lines = unfolded(calendarOf(TIDES, ORIGIN, null));
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
    expect(lines).toContain('DTSTART:20270519T130000Z');
    expect(lines).toContain('DTEND:20270519T143000Z');
    expect(lines).toContain('SUMMARY:Opening\\; mud\\, and more');
    expect(lines).toContain('UID:open.tides27@press.example');
    expect(lines).toContain('DTSTART;VALUE=DATE:20270520');
    expect(lines.join()).toContain('09:40 Ripples (Noor Haddad)');
  });

  it('contains only what was picked; a talk ends when the next begins', () => {
    const lines = unfolded(calendarOf(TIDES, ORIGIN, new Set(['t1', 'none'])));
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(lines).toContain('DTSTART:20270519T131000Z');
    expect(lines).toContain('DTEND:20270519T134000Z');
  });

  it('uses local times if no time zone is known', () => {
    const { timeZone: _zone, ...somewhere } = TIDES;
    expect(unfolded(calendarOf(somewhere, ORIGIN, null))).toContain('DTSTART:20270519T090000');
  });

  it('breaks lines at 75 octets at most, and not within a character', () => {
    const long = { ...TIDES, name: 'Größe '.repeat(40), acronym: '' };
    const lines = calendarOf(long, ORIGIN, null).split('\r\n');
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(unfolded(calendarOf(long, ORIGIN, null)).join()).toContain('Größe Größe');
  });
});

describe('programmeCalendar', () => {
  const read = async (_collection: string, id: string) => (id === 'tides27' ? TIDES : null);
  it.each([
    ['/conference/tides27/programme.ics', true],
    ['/conference/none/programme.ics', false],
    ['/conference/__x__/programme.ics', false],
  ])('finds something at %s: %s', async (path, is) => {
    expect((await programmeCalendar(read, ORIGIN, path, null)) !== null).toBe(is);
  });
});
