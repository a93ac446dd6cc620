import { locale } from '@quire/model/messages/language';
import { t } from '@quire/model/messages/t';

/** The time zone of this device in words: “Europe/Berlin, GMT+2”. */
export function zoneOf(at: Date): string {
  const format = new Intl.DateTimeFormat(locale(), { timeZoneName: 'shortOffset' });
  const offset = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value;
  const { timeZone } = format.resolvedOptions();
  return offset && offset !== timeZone
    ? t('officeKit.zoneWithOffset', { timeZone, offset })
    : timeZone;
}

/** `2026-06-10T14:00` in this device's time zone, as in a form field; null for anything else. */
export function instantOf(local: string): Date | null {
  const date = new Date(local);
  return local === '' || Number.isNaN(date.getTime()) ? null : date;
}

/** An instant as such a field shows it. */
export function localOf(at: Date): string {
  const shifted = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}
