/** The pages worth a link: first, last, and the neighbours of the current one; a gap stands for two or more. */
export function pageWindow(page: number, pages: number): (number | "gap")[] {
  const near = [...new Set([1, page - 1, page, page + 1, pages])].filter((n) => n >= 1 && n <= pages).sort((a, b) => a - b);
  return near.flatMap((n, index) => {
    const missing = n - (near[index - 1] ?? 0) - 1;
    if (missing === 1) return [n - 1, n];
    return missing > 1 ? (["gap", n] as const) : [n];
  });
}
