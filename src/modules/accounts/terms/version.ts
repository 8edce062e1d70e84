/** The version of the terms that opening an account or buying accepts. Other words in the terms are another version. */
export const TERMS_VERSION = "2026-11.5";
