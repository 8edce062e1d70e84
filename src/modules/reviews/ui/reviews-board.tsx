import { X } from "lucide-react";
import type { ReactNode } from "react";
import { plural } from "#kit/format.ts";
import { buttonClass } from "#ui/button.tsx";
import { chipClass } from "#ui/chip.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import { Select } from "#ui/select.tsx";
import type { ReviewFacts, ReviewsPage } from "../schema/facts.ts";
import { isFiltered, REVIEW_SORTS, REVIEWS_PAGE, type ReviewsSearch } from "../schema/search.ts";
import { HelpfulButton } from "./helpful-button.tsx";
import { OwnReview } from "./own-review.tsx";
import { ReviewItem } from "./review-item.tsx";
import { reviewsWords, starsWords } from "./review-words.ts";
import { signInHref } from "./sign-in-href.ts";
import { StarSpread } from "./star-spread.tsx";
import { useMyReview } from "./use-my-review.ts";

type ReviewsBoardProps = {
  page: ReviewsPage;
  search: ReviewsSearch;
  /** Draws a way to other reviews of the same product. */
  renderWay: (way: {
    search: ReviewsSearch;
    className: string;
    "aria-current"?: "true" | undefined;
    children: ReactNode;
  }) => ReactNode;
  onSearch: (search: ReviewsSearch) => void;
  /** Reads the reviews again: one was written. */
  onChange: () => Promise<void>;
  report?: ((reviewId: string) => ReactNode) | undefined;
};

/** Every review of a product: how the stars are spread, one's own, and the rest by what one looks for. */
export function ReviewsBoard({ page, search, renderWay, onSearch, onChange, report }: ReviewsBoardProps) {
  const { product, count, found, pointed, reviews } = page;
  const { mine, refresh } = useMyReview(product.id);
  const base: ReviewsSearch = { produto: product.slug };
  const own = mine && (
    <OwnReview
      // Not the bare id: the same review may stand beside it, pointed at by the address.
      key={`minha-${mine.review?.id}`}
      product={product}
      mine={mine}
      isRequested={search.avaliar === "1"}
      onChange={async () => void (await Promise.all([refresh(), onChange()]))}
    />
  );
  if (count === 0) {
    return (
      <div className="grid gap-6">
        {own}
        <EmptyState title="Ninguém avaliou ainda">Quem comprar recebe um convite para avaliar 5 dias após o download.</EmptyState>
      </div>
    );
  }
  const item = (review: ReviewFacts, isPointed = false) => (
    <ReviewItem
      key={review.id}
      review={review}
      isPointed={isPointed}
      authorName={product.authorName}
      edition={product.edition}
      actions={
        review.id !== mine?.review?.id && (
          <>
            <HelpfulButton
              key={String(mine?.votes.includes(review.id))}
              review={review}
              isMarked={mine?.votes.includes(review.id) ?? false}
              signInHref={signInHref({ ...base, avaliacao: review.id })}
            />
            {report?.(review.id)}
          </>
        )
      }
    />
  );
  const shownCount = REVIEWS_PAGE * (search.pagina ?? 1);
  return (
    <div className="@container">
      <div className="grid gap-x-10 gap-y-7 @[640px]:grid-cols-[220px_minmax(0,1fr)]">
        <div>
          <StarSpread
            {...page}
            renderBar={({ rating, votes, className, children }) => {
              const isOn = search.nota === rating;
              if (votes === 0 && !isOn) return <span className={className}>{children}</span>;
              return renderWay({
                search: { ...search, nota: isOn ? undefined : rating, pagina: undefined, avaliacao: undefined },
                className: `${className} ${isOn ? "bg-accent-soft font-semibold" : "hover:bg-well"}`,
                "aria-current": isOn ? "true" : undefined,
                children,
              });
            }}
          />
          <p className="mt-3 text-2xs text-muted">
            Só quem comprou pode avaliar. Ninguém paga para avaliar, nem para esconder nota baixa.
          </p>
        </div>
        <div className="grid min-w-0 gap-5">
          {own}
          {pointed && item(pointed, true)}
          <Controls page={page} search={search} renderWay={renderWay} onSearch={onSearch} />
          <p className="sr-only" aria-live="polite">
            {reviewsWords(found)}
          </p>
          {found === 0 ? (
            <NothingFound search={search} renderWay={renderWay} />
          ) : (
            <div className="divide-y divide-line border-t border-line">{reviews.map((review) => item(review))}</div>
          )}
          {found > shownCount && (
            <div>
              {renderWay({
                search: { ...search, pagina: (search.pagina ?? 1) + 1 },
                className: buttonClass(),
                children: `Carregar mais ${plural(Math.min(REVIEWS_PAGE, found - shownCount), "avaliação", "avaliações")}`,
              })}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

type ControlsProps = Pick<ReviewsBoardProps, "page" | "search" | "renderWay" | "onSearch">;

function Controls({ page, search, renderWay, onSearch }: ControlsProps) {
  const first = { pagina: undefined, avaliacao: undefined };
  const toggle = (name: "com_texto" | "com_resposta", label: string, votes: number) =>
    (votes > 0 || search[name]) &&
    renderWay({
      search: { ...search, ...first, [name]: search[name] ? undefined : "1" },
      className: chipClass({ on: Boolean(search[name]) }),
      "aria-current": search[name] ? "true" : undefined,
      children: label,
    });
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        <SearchBox
          className="min-w-0 grow-[2] basis-56"
          label="Buscar nas avaliações"
          placeholder="Buscar nas avaliações"
          value={search.busca}
          onSearch={(busca) => onSearch({ ...search, ...first, busca })}
        />
        <Select
          dense
          className="grow basis-44 sm:grow-0"
          aria-label="Ordem"
          value={search.ordem ?? "uteis"}
          onChange={(event) => {
            const ordem = REVIEW_SORTS.find((one) => one === event.currentTarget.value);
            onSearch({ ...search, ...first, ordem: ordem === "uteis" ? undefined : ordem });
          }}
        >
          <option value="uteis">Mais úteis</option>
          <option value="recentes">Mais recentes</option>
          <option value="maiores">Maiores notas</option>
          <option value="menores">Menores notas</option>
        </Select>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {toggle("com_texto", "Com texto", page.withText)}
        {toggle("com_resposta", "Com resposta", page.withReply)}
        {search.nota &&
          renderWay({
            search: { ...search, ...first, nota: undefined },
            className: chipClass({ on: true }),
            "aria-current": "true",
            children: (
              <>
                {starsWords(search.nota)}
                <X aria-hidden />
              </>
            ),
          })}
        <span className="tn ml-auto text-xs text-muted">{reviewsWords(page.found)}</span>
      </div>
    </div>
  );
}

function NothingFound({ search, renderWay }: Pick<ReviewsBoardProps, "search" | "renderWay">) {
  const what = search.busca ? `com “${search.busca}”` : "com estes filtros";
  return (
    <EmptyState
      headingLevel={3}
      title={`Nenhuma avaliação ${what}`}
      action={renderWay({
        search: { produto: search.produto, ordem: search.ordem },
        className: buttonClass(),
        children: "Ver todas",
      })}
    >
      {isFiltered({ ...search, busca: undefined }) && search.busca
        ? "Tire um filtro ou procure por outra palavra."
        : search.busca
          ? "Procure por outra palavra."
          : "Tire um filtro para ver as outras."}
    </EmptyState>
  );
}
