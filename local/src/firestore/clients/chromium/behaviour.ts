import type { Stage } from './stage.ts';

/** Something that the SDK does alike by every transport and with every cache. */
export interface Behaviour {
  readonly title: string;
  readonly run: (stage: Stage) => Promise<void>;
  /** What the browser and the SDK may well complain of, because the test gives them reason to. */
  readonly complaints?: RegExp;
}
