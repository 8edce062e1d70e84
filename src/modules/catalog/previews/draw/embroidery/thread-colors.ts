import type { Rgb } from "./sewing.ts";

/** Colours one after the other, each in six hexadecimal digits. */
const colorsOf = (list: string): Rgb[] =>
  (list.match(/[\da-f]{6}/g) ?? []).map((digits): Rgb => {
    const number = Number.parseInt(digits, 16);
    return [number >> 16, (number >> 8) & 0xff, number & 0xff];
  });

/** The threads that Brother's and Janome's machines number, from 1 on. */
const BROTHER = colorsOf(`
  0e1f7c 0a55a3 008777 4b6baf ed171f d15c00 913697 e49acb 915fac 9ed67d e8a900 feba35 ffff00 70bc1f ba9800 a8a8a8
  7d6f00 ffffb3 4f5556 000000 0b3d91 770176 293133 2a1301 f64a8a b27624 fcbbc5 fe370f f0f0f0 6a1c8a a8ddc4 2584bb
  feb343 fff36b d0a660 d15400 66ba49 134a46 878787 d8ccc6 435607 fdd9de f993bc 003822 b2afd4 686ab0 efe3b9 f73866
  b54b64 132b1a c70156 fe9e32 a8deeb 00673e 4e2990 2f7e20 ffcccc ffd911 095ba6 f0f970 e3f35b ff9900 fff08d ffc8c8`);
const JANOME = colorsOf(`
  000000 ffffff ffff17 ff6600 2f5933 237336 65c2c8 ab5a96 f669a0 ff0000 b1704e 0b2f84 e4c35d 481a05 ac9cc7 fcf294
  f999b7 fab381 c9a480 970533 a0b8cc 7fc21c e5e5e5 889b9b 98d6bd b2e1e3 368ba0 4f83ab 386a91 071650 f999a2 f9676b
  e3311f e2a188 b59474 e4cf99 ffcb00 e1add4 c3007e 80004b 540571 b10525 cae0c0 899856 5c941a 003114 5dae94 4cbf8f
  007772 595b61 fffff2 b15818 cb8a07 986c80 98692d 4d3419 4c330b 33200a 523a97 0d217e 1e77ac b2dd53 f33689 de649e
  984161 4c5612 4c881f e4de79 cb8a1a cba21c ff9805 fcb257 ffe505 f0331f 1a842d 386cae e3c4b4 e3ac81`);

/** For files that do not say theirs: told apart from each other and from the cloth. */
const OURS = colorsOf("b3402e 2f6690 d69a2d 3c7a4e 7d4a8c 1f2f46 c9718f 5b8f8a 8a5a33 6a7fbd");
const UNKNOWN: Rgb = [70, 70, 76];

export const brotherColor = (number: number): Rgb => BROTHER[number - 1] ?? UNKNOWN;
export const janomeColor = (number: number): Rgb => JANOME[number - 1] ?? UNKNOWN;

/** The colour of a thread by its turn, of those a file names or of ours. */
export const colorOfThread = (named: readonly Rgb[] | null, turn: number): Rgb =>
  (named ? (named[turn] ?? named.at(-1)) : OURS[turn % OURS.length]) ?? UNKNOWN;
