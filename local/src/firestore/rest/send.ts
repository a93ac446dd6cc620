import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FirestoreError } from '../../values/errors.ts';

/** Proto3 JSON writes a null value as `null`; inside the server it is protobuf's enum name. */
function replaceNulls(key: string, value: unknown): unknown {
  return key === 'nullValue' && value === 'NULL_VALUE' ? null : value;
}

/** A wire object as proto3 JSON. */
export function toJson(wire: unknown): string {
  return JSON.stringify(wire, replaceNulls);
}

/**
 * Proto3 JSON leaves out what is empty, and production's answers do: a client that counts on an empty
 * list would fail there. Fields are a map of messages, which are never lists themselves.
 */
function withoutEmpty(key: string, value: unknown): unknown {
  // The stream itself, which has no key, is an array even if nothing came.
  if (Array.isArray(value) && value.length === 0 && key !== '') return undefined;
  const isMap = key === 'fields' && typeof value === 'object' && value !== null;
  if (isMap && Object.keys(value).length === 0) return undefined;
  return replaceNulls(key, value);
}

/** Answers with a wire object of the service. */
export function sendWire(response: ServerResponse, status: number, wire: unknown): void {
  sendText(response, status, JSON.stringify(wire, withoutEmpty));
}

/** Answers with JSON. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  sendText(response, status, toJson(body));
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}

/** The body Google's APIs give a failure. */
export function errorBody(error: FirestoreError): { error: object } {
  return { error: { code: error.http, message: error.message, status: error.status } };
}

/** Lets any origin in: this server is for one machine. */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Expose-Headers', 'X-HTTP-Session-Id');
  response.setHeader('Vary', 'Origin');
}

/** Answers a CORS preflight. */
export function sendPreflight(request: IncomingMessage, response: ServerResponse): void {
  const wanted = request.headers['access-control-request-headers'];
  response.writeHead(204, {
    'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
    'Access-Control-Allow-Headers': wanted ?? '*',
    'Access-Control-Max-Age': '3600',
    ...(request.headers['access-control-request-private-network']
      ? { 'Access-Control-Allow-Private-Network': 'true' }
      : {}),
  });
  response.end();
}
