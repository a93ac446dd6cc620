/** What the press asks of a service that compares texts. */

interface SimilarityScore {
  readonly overall: number;
  readonly internet?: number | undefined;
  readonly publications?: number | undefined;
  readonly submitted?: number | undefined;
}

/** What work at the service has come to. */
type Progress<Result> =
  | { readonly state: 'working' }
  | { readonly state: 'done'; readonly result: Result }
  /** It will not be done, whoever asks again. */
  | { readonly state: 'failed'; readonly reason: string };

export interface SimilarityService {
  /** Announces a manuscript; answers with what the service calls it. */
  create(about: { readonly owner: string; readonly title: string }): Promise<string>;
  upload(remote: string, name: string, bytes: Uint8Array): Promise<void>;
  /** Whether the service has read the file. */
  readFile(remote: string): Promise<Progress<null>>;
  /** Asks for the comparison. */
  request(remote: string): Promise<void>;
  readScore(remote: string): Promise<Progress<SimilarityScore>>;
  /** Where somebody reads the report, for some minutes. */
  viewerUrl(remote: string, viewer: string): Promise<string>;
  /** Resolves where it answers and takes the key. */
  try(): Promise<void>;
}

/** The service has not done what it was asked. */
export class ServiceFailed extends Error {
  /** Whether the same request may work later, and after how many seconds where it says so. */
  readonly again: { readonly afterSeconds: number | null } | null;
  readonly status: number;

  constructor(message: string, status: number, again: ServiceFailed['again']) {
    super(message);
    this.status = status;
    this.again = again;
  }
}
