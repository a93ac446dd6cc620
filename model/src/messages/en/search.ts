/** Texts of ... */
export default {} as const;
