import { locale } from '@quire/model/messages/language';

const PERCENT = new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 2 });

/** `1250` hundredths of a percent → `12.5%`, as the reader's language writes it. */
export const percentInWords = (basisPoints: number): string => PERCENT.format(basisPoints / 10_000);
