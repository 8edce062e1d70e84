/** The breadcrumb of a page in schema.org's vocabulary, for search engines. */
export const breadcrumbFacts = (steps: { name: string; path: string }[], origin: string): object => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: [{ name: "Início", path: "/" }, ...steps].map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: origin + path,
  })),
});
