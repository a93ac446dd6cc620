/** What the press watches of itself every five minutes, with the figure above which staff have to look. */

/** A schedule that is older than this is not running: a job that does nothing is written once an hour. */
const HOURLY_LATE_MINUTES = 135;
const DAILY_LATE_MINUTES = 26 * 60;

export const HEALTH_LIMITS = {
  /** Minutes since the mail that has waited longest should have been sent. */
  mailMinutes: 30,
  /** Attempts in a row in which the search has not taken its changes. */
  searchFailures: 5,
  /** Minutes since the last run of each schedule that its jobs have written. */
  everyMinuteMinutes: HOURLY_LATE_MINUTES,
  hourlyMinutes: HOURLY_LATE_MINUTES,
  dailyMinutes: DAILY_LATE_MINUTES,
} as const;
export type HealthFigure = keyof typeof HEALTH_LIMITS;
export type HealthFigures = Readonly<Record<HealthFigure, number>>;

export const HEALTH_FIGURES = Object.keys(HEALTH_LIMITS) as HealthFigure[];

/** Without a new check for so long, the schedules themselves do not run. */
export const HEALTH_CHECK_LATE_MS = 20 * 60_000;

/** The figures that are above their limits. */
export const exceeded = (figures: Readonly<Record<string, number>>): HealthFigure[] =>
  HEALTH_FIGURES.filter((name) => (figures[name] ?? 0) > HEALTH_LIMITS[name]);
