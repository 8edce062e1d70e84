import { type NavigateOptions, useRouter } from "@tanstack/react-router";
import type { ComponentProps, MouseEvent } from "react";
import { afterPaint } from "./after-paint.ts";
import type { RenderLink } from "./render-link.tsx";

type RouterLinkProps = Omit<ComponentProps<"a">, "href"> & {
  href: string;
  /** Stays where the page is scrolled to: for links that change what a list shows. */
  keepScroll?: boolean;
  /** What opens over the page, under the address in `href`; another tab gets the page of that address. */
  over?: NavigateOptions;
};

const REST_MS = 50;
/** There is one pointer, so one link it rests on. */
let resting: ReturnType<typeof setTimeout> | undefined;
const moveOn = () => clearTimeout(resting);

/** Whether the link itself was asked for, and not another tab, another window or a download. */
const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * A real link that the router follows without loading the page anew. For addresses made as text. A page that a pointer rests on, or a
 * finger touches, is fetched meanwhile.
 */
export function RouterLink({ href, keepScroll = false, over, onClick, children, ...rest }: RouterLinkProps) {
  const router = useRouter();

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainPress(event)) return;
    event.preventDefault();
    afterPaint(() => void router.navigate(over ?? { href, resetScroll: !keepScroll }));
  }

  const fetchAhead = () => void router.preloadRoute({ to: href, href });
  const intent = {
    onMouseEnter() {
      moveOn();
      resting = setTimeout(fetchAhead, REST_MS);
    },
    onMouseLeave: moveOn,
    onTouchStart: fetchAhead,
  };

  return (
    <a {...(keepScroll || over ? {} : intent)} {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

export const routerLink: RenderLink = (link) => <RouterLink {...link} />;

/** The same, for links that change what a list shows. */
export const viewLink: RenderLink = (link) => <RouterLink keepScroll {...link} />;
