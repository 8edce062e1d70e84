import { plainTextSelectors } from "@react-email/render";
import { compile } from "html-to-text";

/** What a `data-text` mark of the HTML becomes: "Frações na feira, Helena Prado: R$ 34,90", one line for each sum. */
const MARKED = [
  { selector: "[data-text=line]", format: "block", options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  { selector: "[data-text=cell]", format: "inline" },
  { selector: "[data-text=label]", format: "inline" },
  { selector: "[data-text=signature]", format: "inlineSurround", options: { prefix: ", " } },
  { selector: "[data-text=value]", format: "inlineSurround", options: { prefix: ": " } },
];

/**
 * The plain-text part of an e-mail, from its HTML. The rules are compiled once: the library's own `toPlainText` compiles them again for
 * every e-mail, three quarters of its time.
 */
export const plainText = compile({ wordwrap: false, selectors: [...plainTextSelectors, ...MARKED] });
