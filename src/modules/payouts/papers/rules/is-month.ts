/** Whether the text is a month as "aaaa-mm". */
export const isMonth = (text: string): boolean => /^20[0-9]{2}-(0[1-9]|1[0-2])$/.test(text);
