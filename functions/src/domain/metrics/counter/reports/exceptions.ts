/** The exceptions of COUNTER 5.1 that we answer, with the words and statuses of table D.1 of the Code of Practice. */
const EXCEPTIONS = {
  1000: ['Service Not Available', 503],
  1010: ['Service Busy', 503],
  1020: ['Client has made too many requests', 429],
  1030: ['Insufficient Information to Process Request', 400],
  2000: ['Requestor Not Authorized to Access Service', 401],
  2010: ['Requestor is Not Authorized to Access Usage for Institution', 403],
  2020: ['APIKey Invalid', 401],
  3020: ['Invalid Date Arguments', 400],
  3030: ['No Usage Available for Requested Dates', 200],
  3031: ['Usage Not Ready for Requested Dates', 200],
  3032: ['Usage No Longer Available for Requested Dates', 200],
  3050: ['Parameter Not Recognized in this Context', 200],
  3060: ['Invalid ReportFilter Value', 200],
  3061: ['Incongruous ReportFilter Value', 200],
  3062: ['Invalid ReportAttribute Value', 200],
  3063: ['Components Not Supported', 200],
} as const satisfies Readonly<Record<number, readonly [message: string, status: number]>>;
export type ExceptionCode = keyof typeof EXCEPTIONS;

export interface CounterException {
  readonly Code: ExceptionCode;
  readonly Message: string;
  /** What it is about: parameters, months, a limit. */
  readonly Data?: string;
}

export const exceptionOf = (code: ExceptionCode, data?: string): CounterException => ({
  Code: code,
  Message: EXCEPTIONS[code][0],
  ...(data && { Data: data }),
});

export const statusOf = ({ Code }: CounterException): number => EXCEPTIONS[Code][1];

/** An exception that is the whole answer. */
export class Excepted extends Error {
  readonly exception: CounterException;

  constructor(code: ExceptionCode, data?: string) {
    super(EXCEPTIONS[code][0]);
    this.exception = exceptionOf(code, data);
  }
}
