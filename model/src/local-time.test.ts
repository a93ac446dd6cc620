import { describe, expect, it } from 'vitest';
import { dayAt, isTimeZone, momentAt } from './local-time.ts';

describe('isTimeZone', () => {
  it.each([
    ['Europe/Oslo', true],
    ['America/Toronto', true],
    ['UTC', true],
    ['Mars/Olympus', false],
    ['', false],
  ])('says of %s: %s', (name, is) => expect(isTimeZone(name)).toBe(is));
});

describe('dayAt', () => {
  it('is another day elsewhere', () => {
    const at = new Date('2027-05-19T23:30:00Z');
    expect(dayAt(at, 'UTC')).toBe('2027-05-19');
    expect(dayAt(at, 'Asia/Tokyo')).toBe('2027-05-20');
    expect(dayAt(at, 'America/Toronto')).toBe('2027-05-19');
  });
});

describe('momentAt', () => {
  it.each([
    ['2027-05-19', '09:30', 'America/Toronto', '2027-05-19T13:30:00.000Z'],
    ['2027-01-19', '09:30', 'Europe/Oslo', '2027-01-19T08:30:00.000Z'],
    ['2027-07-19', '00:00', 'Asia/Kathmandu', '2027-07-18T18:15:00.000Z'],
    // Summer time ends at 03:00 on this day: 02:30 comes twice.
    ['2027-10-31', '02:30', 'Europe/Oslo', '2027-10-31T00:30:00.000Z'],
    // It begins at 02:00: 02:30 is skipped.
    ['2027-03-28', '02:30', 'Europe/Oslo', '2027-03-28T01:30:00.000Z'],
  ])('reads %s %s in %s as %s', (day, time, zone, at) => {
    expect(momentAt(day, time, zone).toISOString()).toBe(at);
  });
});
