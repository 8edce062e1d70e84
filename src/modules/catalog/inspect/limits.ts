const MB = 1024 * 1024;
const GB = 1024 * MB;

/** What an author may send. */
export const uploadLimits = {
  filesPerProduct: 20,
  fileBytes: 5 * GB,
  productBytes: 15 * GB,
  freeProductBytes: 250 * MB,
  imagesPerProduct: 8,
  previewPages: 10,
  /** What a browser sends at a time, and so what a lost connection costs. */
  chunkBytes: 8 * MB,
  incompleteHours: 24,
} as const;

/** Covers and gallery images: `longSidePx` and `shortSidePx` are minimums. */
export const coverLimits = { fileBytes: 8 * MB, longSidePx: 1_000, shortSidePx: 500, maxStoredPx: 2_400 } as const;

/** Pictures of a store, and the photo of a person: what is sent may be larger, and is cut in the middle to this shape. */
export const storePictureLimits = {
  banner: { fileBytes: 8 * MB, widthPx: 2_400, heightPx: 400, leastWidthPx: 1_200, leastHeightPx: 200 },
  retrato: { fileBytes: 8 * MB, widthPx: 800, heightPx: 800, leastWidthPx: 320, leastHeightPx: 320 },
  foto: { fileBytes: 8 * MB, widthPx: 800, heightPx: 800, leastWidthPx: 320, leastHeightPx: 320 },
} as const;

export type StorePictureKind = keyof typeof storePictureLimits;

/** A PDF is read whole, twice. */
export const pdfLimits = { pages: 5_000, fileBytes: GB } as const;

/** Covers and portraits; a sold picture may be a poster (24×36 inches at 300 dpi are 78 million pixels). */
export const imageLimits = { pixels: 40_000_000, soldPixels: 300_000_000, frames: 500, colourProfileBytes: 4 * MB } as const;

/**
 * A ratio of 1,032 is the most DEFLATE can reach; 100 is the most an honest file does. Small entries (blank
 * bitmaps) may pass it without harm, and so may the XML of an office document, up to a size its program opens.
 */
export const archiveLimits = {
  unpackedBytes: 10 * GB,
  entries: 5_000,
  ratio: 100,
  deflateRatio: 1_032,
  smallEntryBytes: 10 * MB,
  documentXmlBytes: 256 * MB,
  nestingDepth: 2,
  nestedInMemoryBytes: 64 * MB,
  nameBytes: 1_000,
} as const;

/** What one look at one file may cost the machine. */
export const sandboxLimits = { seconds: 90, memoryBytes: 1.5 * GB } as const;

/** A large file is read to its end more than once, from a disk that may be slow. */
const LOOKED_AT_PER_SECOND = 20 * MB;
export const lookLimits = (sizeBytes: number) => ({
  ...sandboxLimits,
  seconds: sandboxLimits.seconds + Math.ceil(sizeBytes / LOOKED_AT_PER_SECOND),
});

/** What drawing may cost: a dozen pages in miniature, one of them alone, and the pages of a preview. */
export const thumbnailSandbox = { seconds: 8, memoryBytes: 1.5 * GB };
export const pageSandbox = { ...thumbnailSandbox, seconds: 3 };
export const previewSandbox = { ...thumbnailSandbox, seconds: 20 };

/** What making the preview of a file may cost, a clip included, and one line of words in a font. */
export const filePreviewSandbox = { seconds: 60, memoryBytes: 1.5 * GB };
export const specimenSandbox = { seconds: 8, memoryBytes: GB };
