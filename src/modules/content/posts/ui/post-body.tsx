import { Hash } from "lucide-react";
import type { ReactNode } from "react";
import type { ProductCardFacts } from "#modules/catalog/schema/product-card.ts";
import { cx } from "class-variance-authority";
import { RouterLink } from "#ui/router-link.tsx";
import { isPostLink } from "../rules/post-address.ts";
import type { PostHeading } from "../rules/post-headings.ts";
import { type PostNode, wordsOf } from "../rules/post-node.ts";
import { PostPicture } from "./post-picture.tsx";
import { POST_SPACING } from "./post-spacing.ts";

const MAX_DEPTH = 12;

type PostBodyProps = {
  body: PostNode;
  headings: PostHeading[];
  products: ProductCardFacts[];
  card: (product: ProductCardFacts) => ReactNode;
};

/** The body of a post drawn node by node: what is not known is not drawn. A product no longer on sale leaves no hole. */
export function PostBody({ body, headings, products, card }: PostBodyProps) {
  const titled = (body.content ?? []).filter((node) => node.type === "heading" && wordsOf(node).trim() !== "");
  const idOf = (node: PostNode) => headings[titled.indexOf(node)]?.id;
  const byId = new Map(products.map((product) => [product.id, product]));
  return (
    <div className={cx("reading max-w-[68ch]", POST_SPACING)}>
      {body.content?.map((node, index) => {
        if (node.type === "material") {
          const product = byId.get(node.attrs?.productId ?? 0);
          return product && <div key={index}>{card(product)}</div>;
        }
        return <Node key={index} node={node} depth={0} id={node.type === "heading" ? idOf(node) : undefined} />;
      })}
    </div>
  );
}

type NodeProps = { node: PostNode; depth: number; id?: string | undefined };

function Node({ node, depth, id }: NodeProps): ReactNode {
  if (depth > MAX_DEPTH) return null;
  const inside = node.content?.map((child, index) => <Node key={index} node={child} depth={depth + 1} />);
  switch (node.type) {
    case "paragraph":
      return <p>{inside}</p>;
    case "heading":
      return <Heading level={node.attrs?.level === 3 ? 3 : 2} id={id} title={wordsOf(node)} />;
    case "bulletList":
      return <ul>{inside}</ul>;
    case "orderedList":
      return <ol start={node.attrs?.start}>{inside}</ol>;
    case "listItem":
      return <li>{inside}</li>;
    case "blockquote":
      return <blockquote>{inside}</blockquote>;
    case "hardBreak":
      return <br />;
    case "imagem":
      return <Picture node={node} />;
    case "text":
      return marked(node);
    default:
      return null;
  }
}

function Heading({ level, id, title }: { level: 2 | 3; id: string | undefined; title: string }) {
  const Tag = `h${level}` as const;
  if (!id) return null;
  return (
    <Tag id={id} className="group scroll-mt-6">
      {title}
      <a
        href={`#${id}`}
        aria-label={`Link para “${title}”`}
        className="ml-2 inline-block align-middle text-muted opacity-0 group-hover:opacity-100 focus-visible:opacity-100 print:hidden"
      >
        <Hash aria-hidden className="size-4" />
      </a>
    </Tag>
  );
}

function Picture({ node: { attrs } }: { node: PostNode }) {
  if (!attrs?.id || !attrs.width || !attrs.height) return null;
  const picture = { id: attrs.id, width: attrs.width, height: attrs.height };
  return (
    <figure>
      <PostPicture
        picture={picture}
        alt={attrs.alt ?? ""}
        sizes="(min-width: 768px) 680px, 100vw"
        className="h-auto max-h-[80vh] w-full rounded-panel object-contain"
      />
    </figure>
  );
}

function marked(node: PostNode): ReactNode {
  return (node.marks ?? []).reduce<ReactNode>((inside, { type, attrs }) => {
    if (type === "bold") return <strong>{inside}</strong>;
    if (type === "italic") return <em>{inside}</em>;
    if (type === "link" && attrs?.href && isPostLink(attrs.href)) return <PostLink href={attrs.href}>{inside}</PostLink>;
    return inside;
  }, node.text ?? "");
}

const PostLink = ({ href, children }: { href: string; children: ReactNode }) =>
  href.startsWith("/") ? (
    <RouterLink href={href}>{children}</RouterLink>
  ) : (
    <a href={href} rel="noopener">
      {children}
    </a>
  );
