/** A ZIP is made as it is sent, and cannot be taken up again where it stopped: past this, files go one by one. */
export const MOST_ZIP_BYTES = 500_000_000;

/** Whether these files may leave together: two or more, and not too much for one sitting. */
export function fitsInZip(files: readonly { sizeBytes: number }[]): boolean {
  return files.length > 1 && files.reduce((sum, file) => sum + file.sizeBytes, 0) <= MOST_ZIP_BYTES;
}

/** Names told apart when two are equal but for case, as some systems see them: "a.pdf", "a (2).pdf". */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const dot = name.lastIndexOf(".") > name.lastIndexOf("/") + 1 ? name.lastIndexOf(".") : name.length;
    let unique = name;
    for (let again = 2; taken.has(unique.toLowerCase()); again++) unique = `${name.slice(0, dot)} (${again})${name.slice(dot)}`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}
