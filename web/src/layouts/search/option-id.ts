/** The id of an option, by which the field says that it points at it. */
export const optionId = (list: string, place: number): string => `${list}-${place}`;
