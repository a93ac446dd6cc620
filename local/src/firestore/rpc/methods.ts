import type { Context } from '../service.ts';
import { batchGetDocuments } from './batch-get-documents.ts';
import { batchWrite } from './batch-write.ts';
import { commit } from './commit.ts';
import { getDocument } from './get-document.ts';
import { listCollectionIds } from './list-collection-ids.ts';
import { listDocuments } from './list-documents.ts';
import { partitionQuery } from './partition-query.ts';
import { runAggregationQuery } from './run-aggregation-query.ts';
import { runQueryRpc } from './run-query.ts';
import { createDocument, deleteDocument, updateDocument } from './single-writes.ts';
import { beginTransactionRpc, rollback } from './transaction-rpcs.ts';

/** A call with one request and one answer. */
export type UnaryMethod = (context: Context, request: unknown) => Promise<unknown>;
/** A call with one request and a series of answers. */
export type ServerStreamMethod = (context: Context, request: unknown) => Promise<unknown[]>;

/**
 * A read that shows only what is certain to last: it waits for the commits it may have seen. Should
 * one of them fail to reach the disk, the read fails too.
 */
function lasting<T>(read: (context: Context, request: unknown) => Promise<T>) {
  return async (context: Context, request: unknown): Promise<T> => {
    const answer = await read(context, request);
    await context.service.store.settled();
    return answer;
  };
}

/** The service's methods by their gRPC names; Listen and Write are streams of their own. */
export const UNARY = {
  GetDocument: lasting(getDocument),
  ListDocuments: lasting(listDocuments),
  CreateDocument: createDocument,
  UpdateDocument: updateDocument,
  DeleteDocument: deleteDocument,
  BeginTransaction: beginTransactionRpc,
  Commit: commit,
  Rollback: rollback,
  BatchWrite: batchWrite,
  ListCollectionIds: lasting(listCollectionIds),
  PartitionQuery: lasting(partitionQuery),
} satisfies Record<string, UnaryMethod>;

export const SERVER_STREAM = {
  BatchGetDocuments: lasting(batchGetDocuments),
  RunQuery: lasting(runQueryRpc),
  RunAggregationQuery: lasting(runAggregationQuery),
} satisfies Record<string, ServerStreamMethod>;
