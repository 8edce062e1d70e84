import type { ReactNode } from "react";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** To the text of the help that explains the screen it stands on, beside it: what is half written stays. */
export const HelpLink = ({ slug, children }: { slug: string; children: ReactNode }) => (
  <a href={`/ajuda/${slug}`} target="_blank" rel="noopener" className="link">
    {children}
    <VisuallyHidden> (abre em outra aba)</VisuallyHidden>
  </a>
);
