import { z } from 'zod';
import type { Context } from '../service.ts';
import { BeginOptions, beginTransaction } from './consistency.ts';
import { databaseOf, parseRequest } from './parse.ts';

const BeginRequest = z.object({ database: z.string(), options: BeginOptions });
const RollbackRequest = z.object({ database: z.string(), transaction: z.string() });

/** BeginTransaction: read-write, for admins only, unless the options say otherwise. */
export async function beginTransactionRpc(context: Context, wire: unknown): Promise<unknown> {
  const request = parseRequest(BeginRequest, wire);
  const { store } = context.service;
  const database = databaseOf(store, request.database);
  return { transaction: beginTransaction(store, database, request.options, context.caller).id };
}

/** Rollback: gives the locks back; INVALID_ARGUMENT for a transaction that is over. */
export async function rollback(context: Context, wire: unknown): Promise<unknown> {
  const request = parseRequest(RollbackRequest, wire);
  const { transactions } = context.service.store;
  const database = databaseOf(context.service.store, request.database);
  transactions.end(transactions.get(request.transaction, database));
  return {};
}
