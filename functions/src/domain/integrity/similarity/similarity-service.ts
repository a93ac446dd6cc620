/** The interface of a similarity service. */
import {
  type SimilarityProblem,
  similarityProblemText,
} from '@quire/model/entities/similarity-problem';

interface SimilarityScore {
  readonly overall: number;
  readonly internet?: number | undefined;
  readonly publications?: number | undefined;
  readonly submitted?: number | undefined;
}

/** The state of the work at the service. */
type Progress<Result> =
  | { readonly state: 'working' }
  | { readonly state: 'done'; readonly result: Result }
  /** Permanent failure: a retry will not help. */
  | { readonly state: 'failed'; readonly problem: SimilarityProblem };

export interface SimilarityService {
  /** Creates a submission; returns the service's id. */
  create(about: { readonly owner: string; readonly title: string }): Promise<string>;
  upload(remote: string, name: string, bytes: Uint8Array): Promise<void>;
  /** Whether the service has processed the file. */
  readFile(remote: string): Promise<Progress<null>>;
  /** Requests the comparison. */
  request(remote: string): Promise<void>;
  readScore(remote: string): Promise<Progress<SimilarityScore>>;
  /** The address of the report for one reader, valid for some minutes. */
  viewerUrl(remote: string, viewer: string): Promise<string>;
  /** Resolves if the service answers and accepts the key. */
  try(): Promise<void>;
}

/** The service has refused a request, or failed. */
export class ServiceFailed extends Error {
  /** Whether a retry may succeed, and after how many seconds if the service says so. */
  readonly again: { readonly afterSeconds: number | null } | null;
  readonly status: number;
  readonly problem: SimilarityProblem;

  constructor(problem: SimilarityProblem, status: number, again: ServiceFailed['again']) {
    super(similarityProblemText(problem));
    this.problem = problem;
    this.status = status;
    this.again = again;
  }
}
