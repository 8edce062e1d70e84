import sharp from "sharp";

const SIDE = 16;
/** Grey levels apart to count as darker: less than this is the noise of saving a picture. */
const NOISE = 2;

/** How a picture of a page looks from far, as 64 hexadecimal digits: for each of 16 × 16 squares, whether it is lighter than the next. */
export async function readPrint(picture: Buffer): Promise<string> {
  const squares = await sharp(picture)
    .flatten({ background: "white" })
    .greyscale()
    .resize(SIDE + 1, SIDE, { fit: "fill" })
    .raw()
    .toBuffer();
  let print = "";
  for (let place = 0; place < SIDE * SIDE; place += 4) {
    const bits = [0, 1, 2, 3].map((step) => {
      const at = Math.floor(place / SIDE) * (SIDE + 1) + (place % SIDE) + step;
      return squares[at]! > squares[at + 1]! + NOISE ? 1 : 0;
    });
    print += parseInt(bits.join(""), 2).toString(16);
  }
  return print;
}
