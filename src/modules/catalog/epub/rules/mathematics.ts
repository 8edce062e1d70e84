/** What MathML writes formulas with, presentation only; what it says twice for machines (`annotation`) is dropped. */
export const MATHEMATICS = new Set(
  (
    "math mrow mi mn mo mtext mspace ms mfrac msqrt mroot mstyle merror mpadded mphantom msub msup msubsup munder mover munderover " +
    "mmultiscripts mprescripts none mtable mtr mtd mlabeledtr menclose semantics"
  ).split(" "),
);

/** How a formula stands; none of these names an address. */
export const OF_MATHEMATICS = (
  "display displaystyle scriptlevel mathvariant mathsize stretchy symmetric fence separator form largeop movablelimits accent accentunder " +
  "linethickness bevelled lspace rspace width height depth minsize maxsize notation rowspan columnspan columnalign rowalign " +
  "columnlines rowlines columnspacing rowspacing frame alttext"
).split(" ");
