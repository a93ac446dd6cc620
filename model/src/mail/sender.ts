import type { Signer } from './signature.ts';

/** Who sends and how a person reaches the press: the head and the foot of every mail. */
export interface Sender {
  readonly press: string;
  readonly origin: string;
  readonly contact: string;
  /** The press's own colour, as `#1d5c63`; left out: the software's. */
  readonly accent?: string | undefined;
  /** In the foot of an invitation: the link that stops further ones. */
  readonly stop?: { readonly label: string; readonly url: string } | undefined;
  /** In whose name a mail about a manuscript is sent; others end with the press alone. */
  readonly signer?: Signer | undefined;
  /** Which languages its pages are offered in besides the first, by their tags. */
  readonly languages?: readonly string[] | undefined;
}
