import { Node } from "@tiptap/react";

const address = (id: unknown): string => `/imagens/${String(id)}/640.webp`;

/** One of our pictures inside the text. Pasted pictures from elsewhere are not it. */
export const PictureNode = Node.create({
  name: "imagem",
  group: "block",
  atom: true,
  draggable: true,
  addAttributes: () => ({ id: { default: null }, width: { default: null }, height: { default: null }, alt: { default: "" } }),
  parseHTML: () => [
    {
      tag: "img[data-imagem]",
      getAttrs: (element) => ({
        id: element.getAttribute("data-imagem"),
        width: Number(element.getAttribute("width")),
        height: Number(element.getAttribute("height")),
        alt: element.getAttribute("alt") ?? "",
      }),
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    "img",
    {
      "data-imagem": String(attrs["id"]),
      src: address(attrs["id"]),
      width: String(attrs["width"]),
      height: String(attrs["height"]),
      alt: String(attrs["alt"]),
      class: "my-3 h-auto max-h-80 w-auto max-w-full rounded-panel",
    },
  ],
});

/** The place of a product's card; its price is drawn when the page is read. */
export const ProductNode = Node.create({
  name: "material",
  group: "block",
  atom: true,
  draggable: true,
  addAttributes: () => ({ productId: { default: null }, title: { default: "" } }),
  parseHTML: () => [
    {
      tag: "div[data-material]",
      getAttrs: (element) => ({
        productId: Number(element.getAttribute("data-material")),
        title: element.getAttribute("data-titulo") ?? "",
      }),
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    "div",
    {
      "data-material": String(attrs["productId"]),
      "data-titulo": String(attrs["title"]),
      class: "my-3 rounded-panel border border-line-strong bg-well px-4 py-3 text-sm font-semibold",
    },
    `Material: ${String(attrs["title"])}`,
  ],
});
