import type { ReactNode } from "react";
import { cx } from "class-variance-authority";
import type { RichNode } from "../schema/rich-doc.ts";

const MAX_DEPTH = 12;

const SPACING = [
  "[&>*+*]:mt-[1em] [&_h3]:mt-[1.4em] [&_h3]:text-t3 [&_h4]:font-semibold [&_li+li]:mt-1.5 [&_li]:pl-1",
  "[&_ul]:list-disc [&_ul]:pl-5 [&_ol]:list-decimal [&_ol]:pl-5 [&_a]:link [&_blockquote]:border-l-2 [&_blockquote]:pl-4",
].join(" ");

/** A description drawn node by node: what is not known is not drawn, and a link goes only to the web. Headings begin at h3. */
export function RichText({ doc, className }: { doc: RichNode; className?: string }) {
  return <div className={cx("reading", SPACING, className)}>{children(doc, 0)}</div>;
}

function children(node: RichNode, depth: number): ReactNode {
  if (depth > MAX_DEPTH) return null;
  return node.content?.map((child, index) => <Node key={index} node={child} depth={depth + 1} />);
}

function Node({ node, depth }: { node: RichNode; depth: number }): ReactNode {
  const inside = () => children(node, depth);
  switch (node.type) {
    case "paragraph":
      return <p>{inside()}</p>;
    case "heading":
      return node.attrs?.level === 3 ? <h4>{inside()}</h4> : <h3>{inside()}</h3>;
    case "bulletList":
      return <ul>{inside()}</ul>;
    case "orderedList":
      return <ol start={node.attrs?.start}>{inside()}</ol>;
    case "listItem":
      return <li>{inside()}</li>;
    case "blockquote":
      return <blockquote>{inside()}</blockquote>;
    case "hardBreak":
      return <br />;
    case "text":
      return marked(node);
    default:
      return null;
  }
}

function marked(node: RichNode): ReactNode {
  return (node.marks ?? []).reduce<ReactNode>((inside, mark) => {
    if (mark.type === "bold") return <strong>{inside}</strong>;
    if (mark.type === "italic") return <em>{inside}</em>;
    if (mark.type === "link" && isWebAddress(mark.attrs?.href)) {
      return (
        <a href={mark.attrs?.href} rel="nofollow ugc noopener noreferrer" target="_blank">
          {inside}
        </a>
      );
    }
    return inside;
  }, node.text ?? "");
}

const isWebAddress = (href: string | undefined): boolean => /^https?:\/\//i.test(href ?? "");
