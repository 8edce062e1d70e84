"use client";

import { createElement } from "react";
import body from "./body.json";

const draw = (node, key) => {
  if (typeof node === "string") return node;
  const [tag, props, children] = node;
  return createElement(tag, { ...props, key }, ...children.map(draw));
};

/** The elements of the project's own page, one for one; `listing` goes along as it does with ours, for scripts to take hold of. */
export function Drawn({ listing }) {
  return <div data-total={listing.total}>{body.map(draw)}</div>;
}
