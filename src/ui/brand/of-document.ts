import { createIsomorphicFn } from "@tanstack/react-start";
import { writtenBrand } from "../../kit/brand/brand.ts";
import { look } from "../../kit/brand/look.ts";
import { accentProperties, type Properties } from "./accent-properties.ts";

/** The operator's brand as attributes of the document: its colours, its logo's form, and its name for the scripts of the page (`client.tsx`). A browser leaves them as they came. */
export const brandOfDocument = createIsomorphicFn()
  .server(() => {
    const { logo, accent, mark } = look();
    if (mark === "") return {};
    const style: Properties = {
      "--logo": logo.ratio.toFixed(3),
      ...(accent && { ...accentProperties("light", accent.light), ...accentProperties("dark", accent.dark) }),
    };
    return { style, "data-brand": writtenBrand(), ...(logo.picture && { "data-logo": "picture" }) };
  })
  .client(() => ({}));
