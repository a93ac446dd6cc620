/** Words as DOAJ takes them: it refuses a title or an abstract in which `<script` is found, also where it is only text. */
export const doajText = (text: string): string => text.replaceAll(/<(?=script)/gi, '< ');
