/** Whether a schedule wants to run in this minute (UTC, as Cloud Scheduler's default). */
export type Due = (minute: Date) => boolean;

const UNIT_MINUTES: Readonly<Record<string, number>> = { minute: 1, min: 1, hour: 60, day: 1_440 };

/**
 * Reads a schedule of Cloud Scheduler: `every 5 minutes`, `every day 04:30` or a crontab's five
 * fields. Returns null for anything else.
 */
export function parseSchedule(text: string): Due | null {
  const every = /^every (\d+) (minute|min|hour|day)s?$/.exec(text.trim());
  if (every) {
    const minutes = Number(every[1]) * (UNIT_MINUTES[every[2] ?? ''] ?? 1);
    return (at) => minutes > 0 && Math.floor(at.getTime() / 60_000) % minutes === 0;
  }
  const daily = /^every day (\d{1,2}):(\d{2})$/.exec(text.trim());
  if (daily) {
    return (at) => at.getUTCHours() === Number(daily[1]) && at.getUTCMinutes() === Number(daily[2]);
  }
  return parseCrontab(text.trim().split(/\s+/));
}

function parseCrontab(fields: readonly string[]): Due | null {
  if (fields.length !== 5) return null;
  const ranges = [
    [0, 59],
    [0, 23],
    [1, 31],
    [1, 12],
    [0, 7],
  ] as const;
  const sets = ranges.map(([low, high], i) => parseField(fields[i] ?? '', low, high));
  const [minutes, hours, days, months, weekdays] = sets;
  if (!minutes || !hours || !days || !months || !weekdays) return null;
  return (at) => {
    const day = days.has(at.getUTCDate());
    const weekday = weekdays.has(at.getUTCDay()) || (at.getUTCDay() === 0 && weekdays.has(7));
    // A crontab's own rule: where both days are restricted, either is enough.
    const either = fields[2] !== '*' && fields[4] !== '*';
    return (
      minutes.has(at.getUTCMinutes()) &&
      hours.has(at.getUTCHours()) &&
      months.has(at.getUTCMonth() + 1) &&
      (either ? day || weekday : day && weekday)
    );
  };
}

function parseField(text: string, low: number, high: number): Set<number> | null {
  const values = new Set<number>();
  for (const part of text.split(',')) {
    const match = /^(\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(part);
    if (!match) return null;
    const step = match[4] ? Number(match[4]) : 1;
    const from = match[2] ? Number(match[2]) : low;
    const to = match[3] ? Number(match[3]) : match[2] && !match[4] ? from : high;
    if (step < 1 || from < low || to > high) return null;
    for (let value = from; value <= to; value += step) values.add(value);
  }
  return values;
}
