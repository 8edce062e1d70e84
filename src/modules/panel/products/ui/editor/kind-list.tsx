import type { EditedProduct } from "#modules/catalog/schema/product-form.ts";

/** Every format that is taken by itself, by group, for who wants to know before sending. */
export function KindList({ kinds }: { kinds: EditedProduct["limits"]["kinds"] }) {
  return (
    <details className="-mt-2 text-xs">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">Lista de formatos</summary>
      <dl className="grid gap-2 pb-2 sm:grid-cols-[12rem_1fr]">
        {kinds.map(({ group, endings }) => (
          <div key={group} className="contents">
            <dt className="font-semibold">{group}</dt>
            <dd className="text-muted [overflow-wrap:anywhere]">{endings}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
