import {
  type handleServerStreamingCall,
  type handleUnaryCall,
  Metadata,
  Server,
  ServerCredentials,
  type ServerDuplexStream,
} from '@grpc/grpc-js';
import { type FirestoreError, toFirestoreError } from '../../values/errors.ts';
import { callerOf } from '../access/caller.ts';
import { holdBack } from '../durable/hold-back.ts';
import { openListen } from '../listen/open-listen.ts';
import { SERVER_STREAM, type ServerStreamMethod, UNARY, type UnaryMethod } from '../rpc/methods.ts';
import type { Context, Service } from '../service.ts';
import type { OpenStream } from '../stream.ts';
import { openWrite } from '../write-stream/open-write.ts';
import { loadServiceDefinition } from './definition.ts';

/** A gRPC server without a port of its own: connections are injected by the port's sniffer. */
export function createGrpcServer(service: Service): Server {
  const server = new Server({ 'grpc.max_receive_message_length': 32 * 1024 * 1024 });
  const calls: Record<string, UntypedHandler> = {};
  for (const [name, method] of Object.entries(UNARY)) calls[name] = unary(service, method);
  for (const [name, method] of Object.entries(SERVER_STREAM)) calls[name] = series(service, method);
  calls.Listen = duplex(service, holdBack(openListen));
  calls.Write = duplex(service, openWrite);
  server.addService(loadServiceDefinition(), calls);
  return server;
}

/** Credentials for the injector: plain text, as the emulator speaks it. */
export const PLAIN_TEXT = ServerCredentials.createInsecure();

type UntypedHandler =
  | handleUnaryCall<unknown, unknown>
  | handleServerStreamingCall<unknown, unknown>
  | ((call: ServerDuplexStream<unknown, unknown>) => void);

function contextOf(service: Service, metadata: Metadata): Context {
  const [authorization] = metadata.get('authorization');
  return { service, caller: callerOf(authorization?.toString()) };
}

function unary(service: Service, method: UnaryMethod): handleUnaryCall<unknown, unknown> {
  return async (call, callback) => {
    try {
      callback(null, await method(contextOf(service, call.metadata), call.request));
    } catch (thrown) {
      callback(statusOf(service, thrown));
    }
  };
}

function series(
  service: Service,
  method: ServerStreamMethod,
): handleServerStreamingCall<unknown, unknown> {
  return async (call) => {
    try {
      const answers = await method(contextOf(service, call.metadata), call.request);
      for (const answer of answers) call.write(answer);
      call.end();
    } catch (thrown) {
      // The admin SDK takes a call that fails before its headers for a lost one: it tries twice more,
      // for seven seconds.
      call.sendMetadata(new Metadata());
      call.emit('error', statusOf(service, thrown));
    }
  };
}

function duplex(service: Service, open: OpenStream) {
  return (call: ServerDuplexStream<unknown, unknown>): void => {
    const fail = (error: FirestoreError) => call.emit('error', statusOf(service, error));
    try {
      const stream = open(contextOf(service, call.metadata), {
        send: (message) => call.write(message),
        fail,
      });
      call.on('data', (message: unknown) => stream.receive(message));
      call.on('end', () => {
        stream.close();
        call.end();
      });
      call.on('cancelled', () => stream.close());
    } catch (thrown) {
      fail(toFirestoreError(thrown));
    }
  };
}

function statusOf(service: Service, thrown: unknown) {
  const error = toFirestoreError(thrown);
  if (error.status === 'INTERNAL') {
    service.log.warn(String(thrown instanceof Error ? thrown.stack : thrown));
  }
  return { code: error.code, details: error.message, metadata: new Metadata() };
}
