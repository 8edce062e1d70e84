import { randomBytes } from "node:crypto";
import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";

/** A PDF of `pages` pages that say what they are, padded to about `bytes` bytes that do not compress. */
export async function makePdf(title: string, pages: number, bytes: number): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.setTitle(title);
  const font = await document.embedFont(StandardFonts.TimesRoman);
  for (let number = 1; number <= pages; number++) {
    const page = document.addPage([595, 842]);
    page.drawText(`Página ${number} de ${pages}`, { x: 60, y: 700, size: 36, font });
    page.drawText(title, { x: 60, y: 640, size: 18, font });
  }
  document.context.register(document.context.stream(randomBytes(bytes)));
  return Buffer.from(await document.save());
}
