import { useRouter } from "@tanstack/react-router";
import type { FormEvent } from "react";
import { brand } from "#kit/brand/brand.ts";
import { formatDate } from "#kit/date-format.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Field } from "#ui/field.tsx";
import { formText } from "#ui/form-text.ts";
import { Stars } from "#ui/rating.tsx";
import { RouterLink, routerLink } from "#ui/router-link.tsx";
import { Select } from "#ui/select.tsx";
import { TextInput } from "#ui/text-input.tsx";
import type { AllReviews, MarketReview } from "../schema/facts.ts";
import { type ReviewsSearch, reviewsHref } from "../schema/search.ts";

type AllReviewsPageProps = { page: AllReviews; search: ReviewsSearch };

const STARS = [5, 4, 3, 2, 1];

/** `/avaliacoes` of the whole market: the newest, by stars and by words. */
export function AllReviewsPage({ page: { reviews, hasMore }, search }: AllReviewsPageProps) {
  const router = useRouter();

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const nota = Number(formText(typed, "nota")) || undefined;
    const busca = formText(typed, "busca").trim() || undefined;
    void router.navigate({ href: reviewsHref({ nota, busca }), resetScroll: false });
  }

  return (
    <main id="conteudo" className="wrap pb-12">
      <Breadcrumb className="pt-[18px]" renderLink={routerLink} crumbs={[{ href: "/", label: "Início" }]} />
      <h1 className="mt-4 text-t1 font-black">Avaliações</h1>
      <p className="mt-1.5 max-w-[60ch] text-muted">
        {`O que dizem as pessoas que compraram ${brand.in}. Só quem comprou pode avaliar.`}
      </p>
      <form
        data-form="busca-nas-avaliacoes"
        key={reviewsHref(search)}
        action="/avaliacoes"
        onSubmit={find}
        className="mt-6 grid max-w-[640px] items-end gap-3 sm:grid-cols-[minmax(0,1fr)_160px_auto]"
      >
        <Field label="Buscar nas avaliações">
          <TextInput name="busca" type="search" maxLength={80} defaultValue={search.busca ?? ""} />
        </Field>
        <Field label="Nota">
          <Select name="nota" defaultValue={search.nota ?? ""}>
            <option value="">Todas</option>
            {STARS.map((stars) => (
              <option key={stars} value={stars}>
                {stars === 1 ? "1 estrela" : `${stars} estrelas`}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit">Buscar</Button>
      </form>
      {reviews.length === 0 ? (
        <EmptyState
          title="Nenhum resultado"
          action={
            <RouterLink href="/avaliacoes" className={buttonClass()}>
              Ver todas
            </RouterLink>
          }
        >
          Nenhuma avaliação com estes filtros.
        </EmptyState>
      ) : (
        <ul className="mt-6 max-w-[720px] border-t border-line">
          {reviews.map((review) => (
            <li key={review.id} className="border-b border-line">
              <Review review={review} />
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <RouterLink
          keepScroll
          href={reviewsHref({ ...search, pagina: (search.pagina ?? 1) + 1 })}
          className={buttonClass({ className: "mt-6" })}
        >
          Ver mais avaliações
        </RouterLink>
      )}
    </main>
  );
}

const Review = ({ review }: { review: MarketReview }) => (
  <article className="py-5" data-review={review.id}>
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5 text-2xs text-muted">
      <Stars value={review.rating} />
      <span>{review.reviewer}</span>
      <time dateTime={review.postedAt.toISOString()}>{formatDate(review.postedAt)}</time>
    </p>
    <h2 className="mt-1.5 font-text text-md font-semibold wrap-anywhere">
      <RouterLink href={`/produto/${review.slug}`} className="hover:underline">
        {review.title}
      </RouterLink>{" "}
      <span className="font-normal text-muted">de {review.authorName}</span>
    </h2>
    <p className="mt-1.5 wrap-anywhere whitespace-pre-line">{review.text}</p>
  </article>
);
