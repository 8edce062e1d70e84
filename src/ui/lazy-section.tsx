import { useRouter } from "@tanstack/react-router";
import { type ReactNode, Suspense, use, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";

type Gate = { isOpen: boolean; opened: Promise<void>; open: () => void };

/** Closed only where there is somebody to come near. */
function newGate(): Gate {
  const gate: Gate = { isOpen: typeof document === "undefined", opened: Promise.resolve(), open: () => undefined };
  gate.opened = new Promise((resolve) => {
    gate.open = () => {
      gate.isOpen = true;
      resolve();
    };
  });
  return gate;
}

/**
 * A part of the page below the first screen. It comes with the page, whole; the browser lays it out when it is scrolled to, and its scripts
 * take hold of it when there is nothing better to do, or at once when somebody points at it or goes elsewhere. What it draws must not be
 * read from a context that changes. What was painted of it is kept while the rest of the page changes (`isolate`).
 */
export function LazySection({ children }: { children: ReactNode }) {
  const isFromServer = useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
  const [gate] = useState(() => (isFromServer ? newGate() : null));
  const [drawn] = useState(children);
  const place = useWaking(gate);
  return (
    <div ref={place} className="isolate" data-asleep={gate ? "" : undefined}>
      {useMemo(
        () => (
          <Suspense>
            <Asleep gate={children === drawn ? gate : null}>{children}</Asleep>
          </Suspense>
        ),
        [gate, drawn, children],
      )}
    </div>
  );
}

/** React leaves alone what the server drew while this waits. */
function Asleep({ gate, children }: { gate: Gate | null; children: ReactNode }) {
  if (gate && !gate.isOpen) use(gate.opened);
  return children;
}

let lastTurn: Promise<void> = Promise.resolve();

/** One part at a time, each when the browser is idle. */
function myTurn(): Promise<void> {
  const idle = (): Promise<void> =>
    new Promise((resolve) => ("requestIdleCallback" in window ? requestIdleCallback(() => resolve()) : setTimeout(resolve, 100)));
  return (lastTurn = lastTurn.then(idle));
}

function useWaking(gate: Gate | null) {
  const place = useRef<HTMLDivElement>(null);
  const router = useRouter();
  useEffect(() => {
    const here = place.current;
    if (!here || !gate || gate.isOpen) return undefined;
    const signs = ["pointerenter", "focusin"] as const;
    const wake = (): void => {
      here.removeAttribute("data-asleep");
      gate.open();
    };
    const leaving = router.subscribe("onBeforeNavigate", wake);
    for (const sign of signs) here.addEventListener(sign, wake);
    void myTurn().then(wake);
    return () => {
      leaving();
      for (const sign of signs) here.removeEventListener(sign, wake);
    };
  }, [gate, router]);
  return place;
}
