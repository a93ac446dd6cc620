/** Files that are pasted. Word processors give a picture of the text beside the text: the text is meant. */
export const pastedFiles = (data: DataTransfer): readonly File[] =>
  data.types.includes('text/plain') ? [] : [...data.files];
