/** The first stop of the keyboard: straight to the content. */
export function SkipLink({ href = "#conteudo" }: { href?: string }) {
  return (
    <a href={href} className="fixed -top-20 left-2 z-50 rounded-ctl bg-ink px-4 py-3 text-sm font-semibold text-bg focus:top-2">
      Ir para o conteúdo
    </a>
  );
}
