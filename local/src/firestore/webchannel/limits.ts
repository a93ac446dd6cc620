/** How long and how much a WebChannel waits for its client. */
export interface ChannelLimits {
  /** A session that nobody reads is over after this long: its listeners cost reads. */
  readonly abandonedMs: number;
  /** The client expects something at least this often; it waits half as long again. */
  readonly keepAliveMs: number;
  /** A streaming response ends after this long, or this much, so that its client acknowledges. */
  readonly roundMs: number;
  readonly roundChars: number;
  /** So much may wait for a client that has acknowledged nothing for `patienceMs`. */
  readonly waitingChars: number;
  readonly patienceMs: number;
}

export const LIMITS: ChannelLimits = {
  abandonedMs: 60_000,
  keepAliveMs: 30_000,
  roundMs: 60_000,
  roundChars: 4 * 1024 * 1024,
  waitingChars: 16 * 1024 * 1024,
  patienceMs: 30_000,
};
