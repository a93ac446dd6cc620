import { formatNumber } from '@quire/model/messages/numbers';

/** A figure as charts and tables show it; null: no value. */
export const figureInWords = (value: number | null): string =>
  value === null ? '–' : formatNumber(value);
