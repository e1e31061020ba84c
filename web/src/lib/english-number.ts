/** A number in English, "1,300". */
export const englishNumber = (value: number): string => value.toLocaleString('en-US');
