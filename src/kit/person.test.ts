import { describe, expect, it } from "vitest";

import { ageOn, parseBirthDate } from "./birth-date.ts";
import { firstName, parseFullName, parseHolderName, parseName } from "./person-name.ts";
import { formatPhone, parsePhone, phoneParts } from "./phone.ts";

describe("name", () => {
  it.each([
    "Robert'); DROP TABLE users;--",
    '=HYPERLINK("http://x")',
    "{{7*7}}",
    "${jndi:ldap://x}",
    "Nguyễn",
    "李小龍",
    "D'Ávila",
    "Jo",
  ])("stores %j as written (B025)", (name) => {
    expect(parseName(name)).toEqual({ ok: true, value: name });
  });

  it.each(["", " ", "A", "\u200b\u200b\u200b", "\u202e\u202d", "\u3164\u3164", "...", "a\0b"])("refuses %j (B026)", (name) => {
    expect(parseName(name)).toEqual({ ok: false, reason: "empty_name" });
  });

  it("refuses 10,000 letters (B028)", () => {
    expect(parseName("a".repeat(10_000))).toEqual({ ok: false, reason: "long_name" });
    expect(parseName("a".repeat(121))).toEqual({ ok: false, reason: "long_name" });
  });

  it("asks for first and last name where the law compares", () => {
    expect(parseFullName(" Helena   Prado ")).toEqual({ ok: true, value: "Helena Prado" });
    for (const name of ["Helena", "Helena 123", "Helena -"])
      expect(parseFullName(name)).toEqual({ ok: false, reason: "incomplete_name" });
  });

  it("the name on the card (B104)", () => {
    expect(parseHolderName("JOÃO D'ÁVILA-SILVA")).toEqual({ ok: true, value: "JOÃO D'ÁVILA-SILVA" });
    for (const name of ["J", "JOÃO 2", "4000 0000"])
      expect(parseHolderName(name)).toEqual({ ok: false, reason: "incomplete_name" });
  });

  it("greets by the first name", () => {
    expect(firstName("Helena Prado")).toBe("Helena");
  });
});

describe("phone (B032)", () => {
  it.each([
    ["(11) 99999-9999", "11999999999"],
    ["+55 11 99999-9999", "11999999999"],
    ["0055 11 999999999", "11999999999"],
    ["5511999999999", "11999999999"],
    ["011 99999-9999", "11999999999"],
    ["+55 (011) 99999-9999", "11999999999"],
    ["55 99999-9999", "55999999999"],
    ["(32) 3215-0000", "3232150000"],
  ])("accepts %j", (text, digits) => {
    expect(parsePhone(text)).toBe(digits);
  });

  it.each([
    "(11) 9999-9999",
    "(11) 69999-9999",
    "(00) 99999-9999",
    "(20) 99999-9999",
    "99999-9999",
    "+1 415 555 0100",
    "(11) 99999-999９",
    "11999999999x",
    "11 99999 9999 ramal 2",
    "",
    "1".repeat(1_000_000),
    "0800 123 4567",
  ])("refuses %j", (text) => {
    expect(parsePhone(text)).toBeNull();
  });

  it("is shown with its area code and goes in parts to the payment provider", () => {
    expect(formatPhone("32999990000")).toBe("(32) 99999-0000");
    expect(formatPhone("3232150000")).toBe("(32) 3215-0000");
    expect(phoneParts("32999990000")).toEqual({ countryCode: "55", areaCode: "32", number: "999990000" });
  });
});

describe("birth date", () => {
  const now = new Date("2026-03-18T12:00:00Z");

  it.each([
    ["28/02/1990", "1990-02-28"],
    ["29/02/2000", "2000-02-29"],
    [" 18/03/2008 ", "2008-03-18"],
  ])("accepts %j", (text, day) => {
    expect(parseBirthDate(text, now)).toEqual({ ok: true, value: day });
  });

  it.each([
    ["B033", "31/02/1990"],
    ["B033", "29/02/2023"],
    ["B033", "00/00/0000"],
    ["B033", "32/01/2000"],
    ["B034", "02/31/1990"],
    ["B034", "1990-02-28"],
    ["B034", "1/1/90"],
    ["B034", "28-02-1990"],
    ["B034", "２８/02/1990"],
    ["B034", "28/02/1990 10:00"],
    ["B034", ""],
  ])("%s: refuses %j", (_id, text) => {
    expect(parseBirthDate(text, now)).toEqual({ ok: false, reason: "not_a_date" });
  });

  it.each([
    ["31/12/2099", "implausible_birth_date"],
    ["01/01/0001", "implausible_birth_date"],
    ["01/01/1900", "implausible_birth_date"],
    ["19/03/2008", "underage"],
    ["01/01/2020", "underage"],
  ])("%s is %s (B035)", (text, reason) => {
    expect(parseBirthDate(text, now)).toEqual({ ok: false, reason });
  });

  it("the birthday is the day in São Paulo (B035)", () => {
    expect(ageOn("2008-03-18", new Date("2026-03-18T02:59:59Z"))).toBe(17);
    expect(ageOn("2008-03-18", new Date("2026-03-18T03:00:00Z"))).toBe(18);
  });
});
