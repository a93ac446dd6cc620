/**
 * A text without the signs that `isolateValues` puts around values: for what a program reads, such as an address or a
 * description for machines.
 */
export const withoutIsolates = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');
