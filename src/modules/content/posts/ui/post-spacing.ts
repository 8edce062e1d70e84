/** The room between the parts of a post, the same where it is written and where it is read. */
export const POST_SPACING = [
  "[&>*+*]:mt-[1.1em] [&_h2]:mt-[1.8em] [&_h2]:text-t2 [&_h3]:mt-[1.5em] [&_h3]:text-t3 [&_li+li]:mt-1.5 [&_li]:pl-1",
  "[&_ul]:list-disc [&_ul]:pl-5 [&_ol]:list-decimal [&_ol]:pl-5 [&_p_a]:link [&_li_a]:link",
  "[&_blockquote]:border-l-2 [&_blockquote]:border-ink [&_blockquote]:pl-4 [&_figure]:print:break-inside-avoid",
].join(" ");
