import { randomBytes } from "node:crypto";
import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";

const MARKS = 24;

/** A PDF of `pages` pages that say what they are and look like no other's, padded to about `bytes` bytes that do not compress. */
export async function makePdf(title: string, pages: number, bytes: number): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.setTitle(title);
  const font = await document.embedFont(StandardFonts.TimesRoman);
  for (let number = 1; number <= pages; number++) {
    const page = document.addPage([595, 842]);
    for (const mark of randomBytes(MARKS))
      page.drawRectangle({ x: (mark & 15) * 35, y: (mark >> 4) * 38, width: 34, height: 36 });
    page.drawText(`Página ${number} de ${pages}`, { x: 60, y: 700, size: 36, font });
    page.drawText(title, { x: 60, y: 640, size: 18, font });
  }
  document.context.register(document.context.stream(randomBytes(bytes)));
  return Buffer.from(await document.save());
}
