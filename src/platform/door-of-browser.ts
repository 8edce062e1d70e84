import { createServerFn } from "@tanstack/react-start";

/** What `door.ts` is in a browser's build: who may call and how often is the server's to ask, and weighs nothing in a page. */
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
