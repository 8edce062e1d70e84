import { describe, expect, it } from "vitest";
import { canEdit, canReply, reviewerName, reviewRight } from "./rights.ts";
import { REVIEW_STATUSES } from "./review-machine.ts";

const NOW = new Date("2026-03-20T12:00:00Z");
const DAY = 86_400_000;
const ago = (days: number) => new Date(NOW.getTime() - days * DAY);

describe("who may review (INV-40)", () => {
  it.each([
    ["quem baixou hoje", { isOwner: false, hasAccess: true, firstDownloadAt: NOW }, "may"],
    ["quem baixou há um ano justo", { isOwner: false, hasAccess: true, firstDownloadAt: ago(365) }, "may"],
    ["quem baixou há mais de um ano", { isOwner: false, hasAccess: true, firstDownloadAt: ago(365.01) }, "too_late"],
    ["quem ainda não baixou", { isOwner: false, hasAccess: true, firstDownloadAt: null }, "no_download"],
    ["quem nunca levou", { isOwner: false, hasAccess: false, firstDownloadAt: null }, "no_access"],
    ["quem levou e devolveu", { isOwner: false, hasAccess: false, firstDownloadAt: ago(3) }, "no_access"],
    ["quem fez o material", { isOwner: true, hasAccess: true, firstDownloadAt: ago(3) }, "own_product"],
  ])("%s", (_, facts, right) => {
    expect(reviewRight(facts, NOW, 365)).toBe(right);
  });
});

describe("editing and replying", () => {
  it("edits for 90 days what is on air or held, and nothing else", () => {
    const editable = REVIEW_STATUSES.filter((status) => canEdit({ status, postedAt: ago(90) }, NOW, 90));
    expect(editable).toEqual(["publicada", "retida"]);
    expect(canEdit({ status: "publicada", postedAt: ago(90.01) }, NOW, 90)).toBe(false);
  });

  it("the reply is one, corrected for 24 hours", () => {
    expect(canReply(null, NOW, 24)).toBe(true);
    expect(canReply(ago(1), NOW, 24)).toBe(true);
    expect(canReply(ago(1.001), NOW, 24)).toBe(false);
  });
});

describe("how the name is read by others", () => {
  it.each([
    ["Caio dos Santos Amaral", "Caio A."],
    ["Ícaro", "Ícaro"],
    ["maria da glória", "maria G."],
    ["  Nina   Caldas ", "Nina C."],
    ["Åsa Ørsted", "Åsa Ø."],
  ])("%s → %s", (name, read) => {
    expect(reviewerName(name)).toBe(read);
  });
});
