import { MARGIN, openPaper, RIGHT } from "./paper.ts";
import type { Receipt } from "./queries/read-receipt.ts";

/** The receipt as an A4 PDF. Deterministic: the same content always gives the same bytes. */
export async function drawReceipt(receipt: Receipt, issuedAt: Date): Promise<Uint8Array> {
  const paper = await openPaper(receipt.title, issuedAt);
  for (const [label, value] of receipt.facts) {
    paper.write(label, { size: 8, muted: true });
    paper.write(value);
    paper.y -= 3;
  }
  paper.rule();
  for (const { label, detail, amount, isStrong } of receipt.lines) {
    paper.amount(amount, isStrong);
    paper.write(label, { width: RIGHT - MARGIN - 110, bold: isStrong });
    if (detail) paper.write(detail, { size: 8, muted: true, width: RIGHT - MARGIN - 110 });
    paper.y -= 4;
  }
  paper.rule();
  paper.write(receipt.sellers.length === 1 ? "Quem vendeu" : "Quem vendeu cada parte", { size: 8, muted: true });
  for (const seller of receipt.sellers) paper.write(seller);
  paper.rule();
  for (const note of receipt.notes) paper.write(note, { size: 8, muted: true });
  return paper.document.save();
}
