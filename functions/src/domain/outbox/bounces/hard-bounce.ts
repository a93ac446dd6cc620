/** The answers of a mail server that refuses a mail (RFC 3463, RFC 5321). */

/** One receiver of a mail, and the reason of the permanent failure. */
export interface Bounce {
  readonly address: string;
  /** `5.1.1`, or the reply's `550` if there is no enhanced code. */
  readonly status: string;
  readonly reason: string;
}

const ENHANCED = /(?:^|[\s(#-])([245]\.\d{1,3}\.\d{1,3})\b/;

/** The enhanced status code in a server's reply; null: there is none. */
export const enhancedStatus = (reply: string): string | null => ENHANCED.exec(reply)?.[1] ?? null;

/**
 * Whether the address does not exist or accepts no mail, permanently. A refusal for other reasons (content, size,
 * sender, a full mailbox) says nothing about the address.
 */
export const isHardBounce = (status: string): boolean =>
  /^5\.1\.(1|2|3|6|10)$|^5\.2\.1$|^5\.4\.4$|^55[01]$|^553$/.test(status);
