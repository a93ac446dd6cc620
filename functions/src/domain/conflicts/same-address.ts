export const sameAddress = (text: string) => text.trim().toLowerCase();
