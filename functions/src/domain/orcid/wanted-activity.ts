/** What a record is to have of an item of the queue. */
export type Wanted =
  | {
      /** By what it is found again where ORCID has it already. */
      readonly identifier: {
        readonly 'external-id-type': string;
        readonly 'external-id-value': string;
      };
      readonly activity: object;
      /** It is not added before; what is there already is changed at any time. */
      readonly notBefore?: string;
    }
  /** ORCID would not take it as it is: nothing is sent. */
  | 'incomplete'
  /** It is to be removed. */
  | null;
