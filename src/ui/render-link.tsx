import type { CSSProperties, ReactElement, ReactNode } from "react";

export type RenderedLink = {
  href: string;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
  "aria-current"?: "page" | "step" | "true";
  "aria-label"?: string;
  rel?: string;
};

/** How a component draws its links: give the router's own link to navigate without a full load. */
export type RenderLink = (link: RenderedLink) => ReactElement;

export const plainLink: RenderLink = ({ children, ...link }) => <a {...link}>{children}</a>;
