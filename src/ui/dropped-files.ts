type Found = { file: File; path: string };

const SYSTEM = /^(thumbs\.db|desktop\.ini|__macosx)$/i;
const isOfSystem = (path: string): boolean => path.split("/").some((part) => part.startsWith(".") || SYSTEM.test(part));

/**
 * The names of files that came in folders: their own; where two are equal, with the folder before. Null for what the system left there.
 */
export function namesOf(paths: readonly string[]): (string | null)[] {
  const last = (path: string): string => path.split("/").at(-1) ?? path;
  const saved = paths.filter((path) => !isOfSystem(path));
  return paths.map((path) => {
    if (isOfSystem(path)) return null;
    const name = last(path);
    const isRepeated = saved.filter((other) => last(other).toLowerCase() === name.toLowerCase()).length > 1;
    const folders = path.split("/").slice(0, -1);
    return isRepeated && folders.length > 0 ? [...folders, name].join(" - ") : name;
  });
}

function named(found: readonly Found[]): File[] {
  const names = namesOf(found.map(({ path }) => path));
  return found.flatMap(({ file }, index) => {
    const name = names[index];
    if (!name) return [];
    return name === file.name ? file : new File([file], name, { type: file.type, lastModified: file.lastModified });
  });
}

/** Files chosen by hand, a folder's among them. */
export const chosenFiles = (files: readonly File[]): File[] =>
  named(files.map((file) => ({ file, path: file.webkitRelativePath || file.name })));

/** What was dropped, folders opened to the last. Must be called while the event lasts. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  const entries = [...items].map((item) => (item.kind === "file" ? item.webkitGetAsEntry() : null));
  if (!entries.some((entry) => entry?.isDirectory)) return [...files];
  const found = await Promise.all(entries.filter((entry) => entry !== null).map((entry) => open(entry, "")));
  return named(found.flat());
}

async function open(entry: FileSystemEntry, under: string): Promise<Found[]> {
  const path = under ? `${under}/${entry.name}` : entry.name;
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
    return [{ file, path }];
  }
  const inside = await listFolder((entry as FileSystemDirectoryEntry).createReader());
  const found = await Promise.all(inside.map((one) => open(one, path)));
  return found.flat();
}

/** Browsers answer a hundred at a time until there is nothing more. */
async function listFolder(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return all.toSorted((a, b) => a.name.localeCompare(b.name, "pt-BR", { numeric: true }));
    all.push(...some);
  }
}
