import { useRouter } from "@tanstack/react-router";
import type { ComponentProps, MouseEvent } from "react";
import { afterPaint } from "./after-paint.ts";
import { isPlainPress } from "./is-plain-press.ts";
import type { RenderLink } from "./render-link.tsx";

type RouterLinkProps = Omit<ComponentProps<"a">, "href"> & {
  href: string;
  /** Stays where the page is scrolled to: for links that change what a list shows. */
  keepScroll?: boolean;
};

/** A real link that the router follows without loading the page anew. For addresses made as text. */
export function RouterLink({ href, keepScroll = false, onClick, children, ...rest }: RouterLinkProps) {
  const router = useRouter();

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainPress(event)) return;
    event.preventDefault();
    afterPaint(() => void router.navigate({ href, resetScroll: !keepScroll }));
  }

  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

export const routerLink: RenderLink = (link) => <RouterLink {...link} />;

/** The same, for links that change what a list shows. */
export const viewLink: RenderLink = (link) => <RouterLink keepScroll {...link} />;
