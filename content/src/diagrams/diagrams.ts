/** The diagrams a text may have, by the name of their block. */
import type { DiagramKind } from '../syntax/nodes.ts';
import { allFlow } from './all-flow.ts';
import type { Draw } from './draw.ts';
import { editorial } from './editorial.ts';
import { professional } from './professional.ts';
import { systematic } from './systematic.ts';

export const diagrams: Readonly<Record<DiagramKind, Draw>> = {
  editorial,
  professional,
  systematic,
  'all-flow': allFlow,
};
