/** What a mail server says of a mail that it does not take (RFC 3463, RFC 5321). */

/** One receiver of a mail, and why it could not be delivered to them for good. */
export interface Bounce {
  readonly address: string;
  /** `5.1.1`, or the reply's `550` where there is no more. */
  readonly status: string;
  readonly reason: string;
}

const ENHANCED = /(?:^|[\s(#-])([245]\.\d{1,3}\.\d{1,3})\b/;

/** The enhanced status code in a server's reply; null: there is none. */
export const enhancedStatus = (reply: string): string | null => ENHANCED.exec(reply)?.[1] ?? null;

/**
 * The address does not exist or takes no mail, and will not tomorrow. What is refused for other reasons (the words, the
 * size, who sends it, a mailbox that is full) says nothing of the address.
 */
export const isHardBounce = (status: string): boolean =>
  /^5\.1\.(1|2|3|6|10)$|^5\.2\.1$|^5\.4\.4$|^55[01]$|^553$/.test(status);
