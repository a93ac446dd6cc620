/** Stages that follow each other, each with what it hands over: a chain of cards. */
import { hastElement } from '../tree/build.ts';
import { type Draw, details, fault, head, list, words } from './draw.ts';

const STAGES_MAX = 8;

export const professional: Draw = (block) => {
  if (block.items.length > STAGES_MAX) return fault('stages', { most: STAGES_MAX });
  const stages = block.items.map((item, index) =>
    hastElement('li', { className: ['diagram-card'] }, [
      ...head(item, block, index + 1),
      ...words(item, block),
      ...details(item, block),
    ]),
  );
  return [list('ol', 'diagram-chain', stages)];
};
