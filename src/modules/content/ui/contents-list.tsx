type ContentsListProps = { parts: { id: string; title: string }[] };

/** What is on the page, beside it or before it. */
export function ContentsList({ parts }: ContentsListProps) {
  return (
    <nav aria-label="Nesta página" className="self-start lg:sticky lg:top-6 print:hidden">
      <h2 className="mb-2 font-text text-xs font-semibold text-muted">Nesta página</h2>
      <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-1">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-block py-1.5 text-sm hover:underline hover:underline-offset-3">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
