import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

/** Settings of LibreOffice that keep a document to itself: `[path, property, value]`. */
const SETTINGS: readonly (readonly [string, string, string])[] = [
  // What a document names outside of itself, on a network or on this disk, is not opened.
  ["Common/Security/Scripting", "BlockUntrustedRefererLinks", "true"],
  ["Common/Security/Scripting", "DisableActiveContent", "true"],
  ["Common/Security/Scripting", "DisableMacrosExecution", "true"],
  ["Common/Security/Scripting", "MacroSecurityLevel", "3"],
  // 2: links to other documents are never brought up to date.
  ["Writer/Content/Update", "Link", "2"],
  ["Calc/Content/Update", "Link", "2"],
];

const item = ([place, name, value]: (typeof SETTINGS)[number]): string =>
  `<item oor:path="/org.openoffice.Office.${place}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`;

/** Writes at `folder` the profile that LibreOffice is started with: nothing from outside of a document, no macro, no active content. */
export async function writeOfficeProfile(folder: string): Promise<void> {
  await mkdir(path.join(folder, "user"), { recursive: true });
  await writeFile(
    path.join(folder, "user", "registrymodifications.xcu"),
    `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
${SETTINGS.map(item).join("\n")}
</oor:items>`,
  );
}
