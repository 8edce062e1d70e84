// Exit 0 when node_modules holds what package-lock.json asks for, on this platform; with
// --omit=dev, all but what only building and testing need. Plain JavaScript without imports
// from npm: it runs before anything is installed.
import { readFileSync } from "node:fs";

const isDevNeeded = !process.argv.includes("--omit=dev");

const packagesOf = (file) => JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), "utf8")).packages;

function isForHere({ optional, os, cpu, libc, peer }) {
  if (!optional) return true;
  if (!os && !cpu) return false;
  const fits = (list, here) => !list || list.includes(here) || list.some((one) => one.startsWith("!") && one !== `!${here}`);
  return !libc && !peer && fits(os, process.platform) && fits(cpu, process.arch);
}

function isComplete() {
  try {
    const installed = packagesOf("node_modules/.package-lock.json");
    return Object.entries(packagesOf("package-lock.json"))
      .filter(([path, wanted]) => path !== "" && isForHere(wanted) && (isDevNeeded || !wanted.dev))
      .every(([path, wanted]) => installed[path]?.version === wanted.version);
  } catch {
    return false;
  }
}

process.exitCode = isComplete() ? 0 : 1;
