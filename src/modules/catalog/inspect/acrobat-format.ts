/** Acrobat's own functions that give a field its number, date or mask, and sum fields; what every form editor writes by itself. */
const FORMATS = "AF(?:Number|Percent|Date|Time|Special|Simple|Range)_(?:Format(?:Ex)?|Keystroke(?:Ex)?|Validate|Calculate)";

/** A literal: number, text in one line, true or false, or a list of these. */
const TEXT = String.raw`"(?:[^"\\\r\n]|\\[^\r\n])*"|'(?:[^'\\\r\n]|\\[^\r\n])*'`;
const LITERAL = String.raw`\s*(?:-?\d+(?:\.\d+)?|true|false|${TEXT})\s*`;
const LIST = String.raw`\s*(?:new\s+Array\s*\((?:${LITERAL}(?:,${LITERAL})*)?\)|\[(?:${LITERAL}(?:,${LITERAL})*)?\])\s*`;
const ARGUMENT = `(?:${LITERAL}|${LIST})`;
const CALLS = new RegExp(`^\\s*(?:${FORMATS}\\s*\\((?:${ARGUMENT}(?:,${ARGUMENT})*)?\\)\\s*;?\\s*)+$`);
const LONGEST = 2_000;

/** Whether a script does nothing but call these functions with literals; anything else could do anything. */
export const isAcrobatFormat = (script: string): boolean => script.length <= LONGEST && CALLS.test(script);
