import { RouterLink } from "#ui/router-link.tsx";
import { stretchesOf } from "../rules/blocks.ts";

/** A line of text with its links. */
export const RichLine = ({ children }: { children: string }) =>
  stretchesOf(children).map(({ text, href }, index) =>
    href === null ? (
      text
    ) : href.startsWith("mailto:") ? (
      <a key={index} href={href} className="link wrap-anywhere">
        {text}
      </a>
    ) : (
      <RouterLink key={index} href={href} className="link">
        {text}
      </RouterLink>
    ),
  );
