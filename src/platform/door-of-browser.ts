import { createServerFn } from "@tanstack/react-start";

/** The browser build's version of `door.ts`: access checks and rate limits run only on the server, and add nothing to a page's size. */
export const publicDoor = createServerFn();
export const visitorDoor = createServerFn();
export const buyerDoor = createServerFn();
export const authorDoor = createServerFn();

/* @__NO_SIDE_EFFECTS__ */
export const limitTo = (): void => undefined;
/* @__NO_SIDE_EFFECTS__ */
export const limitAddress = (): void => undefined;
/* @__NO_SIDE_EFFECTS__ */
export const limitGuesses = (): void => undefined;
