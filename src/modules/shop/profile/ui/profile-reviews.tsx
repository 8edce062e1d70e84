import { plural } from "#kit/format.ts";
import { ReviewItem } from "#modules/reviews/ui/review-item.tsx";
import { buttonClass } from "#ui/button.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import type { ProfilePage } from "../schema.ts";

type ProfileReviewsProps = { slug: string; reviews: NonNullable<ProfilePage["reviews"]>; page: number };

/** What a person said of products, the latest first. */
export function ProfileReviews({ slug, reviews: { found, shown }, page }: ProfileReviewsProps) {
  return (
    <section aria-labelledby="avaliacoes" className="mt-12">
      <SectionHead id="avaliacoes" title={plural(found, "avaliação", "avaliações")} className="mb-1!" />
      <ul className="max-w-[820px] divide-y divide-line">
        {shown.map(({ product, authorName, ...review }) => (
          <li key={review.id}>
            <ReviewItem
              review={review}
              authorName={authorName}
              actions={
                <RouterLink href={`/produto/${product.slug}`} className="link text-xs wrap-anywhere">
                  {product.title}
                </RouterLink>
              }
            />
          </li>
        ))}
      </ul>
      {shown.length < found && (
        <RouterLink keepScroll href={`/cliente/${slug}?pagina=${page + 1}`} className={buttonClass({ className: "mt-4" })}>
          Carregar mais
        </RouterLink>
      )}
    </section>
  );
}
