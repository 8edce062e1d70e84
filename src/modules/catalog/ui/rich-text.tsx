import type { ReactNode } from "react";
import { cx } from "class-variance-authority";
import type { RichNode } from "../schema/rich-doc.ts";
import { READ_SPACING } from "./rich-spacing.ts";

const MAX_DEPTH = 12;

/** A description drawn node by node: what is not known is not drawn, and a link goes only to the web. Headings begin at h3. */
export function RichText({ doc, className }: { doc: RichNode; className?: string }) {
  return <div className={cx("reading", READ_SPACING, className)}>{children(doc, 0)}</div>;
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
