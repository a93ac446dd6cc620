import type { OfficeAbstract } from '@quire/model/calls/abstracts';
import type { TalkPlace } from './arrange.ts';

/** What is being dragged in the programme. */
export type Dragged =
  | { readonly kind: 'session'; readonly at: number }
  | { readonly kind: 'talk'; readonly from: TalkPlace }
  | { readonly kind: 'abstract'; readonly abstract: OfficeAbstract };
