const PARTS = [
  "[&>*+*]:mt-[1em] [&_li+li]:mt-1.5 [&_li]:pl-1 [&_a]:link",
  "[&_ul]:list-disc [&_ul]:pl-5 [&_ol]:list-decimal [&_ol]:pl-5 [&_blockquote]:border-l-2 [&_blockquote]:pl-4",
].join(" ");

/** The room between the parts of a description where it is read: its headings are h3 and h4. */
export const READ_SPACING = `${PARTS} [&_h3]:mt-[1.4em] [&_h3]:text-t3 [&_h4]:font-semibold`;

/** The same where it is written: its headings are h2 and h3. */
export const WRITTEN_SPACING = `${PARTS} [&_h2]:mt-[1.4em] [&_h2]:text-t3 [&_h3]:font-semibold`;
