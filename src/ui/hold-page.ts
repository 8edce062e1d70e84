let holders = 0;

/** Keeps the page beneath from scrolling until what it answers is called; with several, until the last. */
export function holdPage(): () => void {
  const page = document.documentElement;
  holders += 1;
  page.toggleAttribute("data-held", true);
  return () => {
    holders -= 1;
    if (holders === 0) page.toggleAttribute("data-held", false);
  };
}
