import { fold } from './fold.ts';
import { stripInvisible } from './text.ts';

/** Letters of other alphabets, in lower or upper case, drawn as a Latin one: the letter, then those that look like it. */
const LOOKALIKES = [
  'a аαɑ∂',
  'b вßьƄ',
  'c сϲⅽ¢',
  'd ԁⅾ',
  'e еεєҽ℮',
  'f ғƒ',
  'g ɡցǥ',
  'h нһηհ',
  'i іιɩ1l|!ӏⅼ¡',
  'j јϳ',
  'k кκᴋ',
  'm мμᴍⅿ',
  'n пռν',
  'o оοσ0օ०٥',
  'p рρ',
  'q ԛգ',
  'r гᴦ',
  's ѕꜱ$5',
  't тτ',
  'u υսᴜ',
  'v ѵⅴ',
  'w ԝωѡ',
  'x хχ×ⅹ',
  'y уγү',
  'z зᴢ2',
];
const LATIN_BY_LOOKALIKE = new Map(
  LOOKALIKES.flatMap((row) => {
    const [latin = '', others = ''] = row.split(' ');
    return Array.from(others, (other): [string, string] => [other, latin]);
  }),
);

/**
 * What a name looks like, not what it is: two names with one skeleton could be taken for each other
 * ("Helena Prado" and "Неlеnа_Рrаdо" in Cyrillic). To compare, never to show.
 */
export function skeleton(name: string): string {
  const letters = Array.from(
    fold(stripInvisible(name)),
    (letter) => LATIN_BY_LOOKALIKE.get(letter) ?? letter,
  );
  return letters
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
