import { styleText } from 'node:util';

/** Bold, faint and coloured text where the terminal shows it, plain text elsewhere. */
export const bold = (text: string) => styleText('bold', text);
export const faint = (text: string) => styleText('dim', text);
export const red = (text: string) => styleText('red', text);
export const green = (text: string) => styleText('green', text);
