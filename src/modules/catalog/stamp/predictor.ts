import { PDFArray, PDFDict, PDFName, PDFNumber } from "@cantoo/pdf-lib";

/** The bytes of a stream as they were before PNG's filters were put over them (ISO 32000, 7.4.4.4), one byte to a column. */
export function undoPredictor(data: Buffer, stream: PDFDict): Buffer {
  const found = stream.lookup(PDFName.of("DecodeParms"));
  const parms = found instanceof PDFArray ? found.lookup(0) : found;
  if (!(parms instanceof PDFDict)) return data;
  const numberOf = (key: string) => parms.lookupMaybe(PDFName.of(key), PDFNumber)?.asNumber() ?? 1;
  if (numberOf("Predictor") < 10) return data;
  const columns = numberOf("Columns");
  const rows = Math.floor(data.length / (columns + 1));
  const plain = Buffer.alloc(rows * columns);
  for (let row = 0; row < rows; row += 1) {
    const filter = data[row * (columns + 1)] ?? 0;
    for (let column = 0; column < columns; column += 1) {
      const at = row * columns + column;
      const left = column > 0 ? (plain[at - 1] ?? 0) : 0;
      const up = row > 0 ? (plain[at - columns] ?? 0) : 0;
      const corner = row > 0 && column > 0 ? (plain[at - columns - 1] ?? 0) : 0;
      plain[at] = ((data[row * (columns + 1) + 1 + column] ?? 0) + added(filter, left, up, corner)) & 0xff;
    }
  }
  return plain;
}

function added(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}
