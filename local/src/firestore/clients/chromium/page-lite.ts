import { LiteClient, type LiteOpening } from './lite-client.ts';

Object.assign(globalThis, { open: (opening: LiteOpening) => new LiteClient(opening) });
