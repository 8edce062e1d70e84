import { formatCount, plural } from "#kit/format.ts";
import { formatDateTime } from "#kit/date-format.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import type { FollowersPage, PostedNews } from "../schema.ts";
import { NewsForm } from "./news-form.tsx";
import { RemoveNews } from "./remove-news.tsx";

type FollowersTabProps = { page: FollowersPage; isOpen: boolean; onChanged: () => Promise<void> };

/** How many follow the store, something to tell them, and what was told. */
export function FollowersTab({ page, isOpen, onChanged }: FollowersTabProps) {
  return (
    <div className="grid max-w-[640px] gap-5">
      <Panel title="Quem segue">
        <dl className="grid grid-cols-3 gap-4">
          <Figure value={page.followers} label={page.followers === 1 ? "segue a loja" : "seguem a loja"} />
          <Figure value={page.lastMonth} label="nos últimos 30 dias" />
          <Figure value={page.byLetter} label={page.byLetter === 1 ? "pediu e-mail" : "pediram e-mail"} />
        </dl>
        <p className="mt-4 text-xs text-muted">
          Você vê quantas pessoas são, nunca quem. O e-mail vai só para quem pediu as novidades da sua loja.
        </p>
      </Panel>
      <Panel title="Contar uma novidade">
        {page.followers === 0 ? (
          <EmptyState title="Ninguém segue a loja ainda">
            Quando alguém seguir, você conta aqui o que há de novo. Divulgue o endereço da loja para começar.
          </EmptyState>
        ) : (
          <NewsForm page={page} isOpen={isOpen} onDone={onChanged} />
        )}
      </Panel>
      {page.news.length > 0 && (
        <Panel title="O que você contou">
          <ul className="divide-y divide-line">
            {page.news.map((news) => (
              <NewsRow key={news.newsId} news={news} onRemoved={onChanged} />
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}

function Figure({ value, label }: { value: number; label: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-2xs text-muted">{label}</dt>
      <dd className="tn text-t2 font-[650]">{formatCount(value)}</dd>
    </div>
  );
}

function NewsRow({
  news: { newsId, title, body, product, postedAt, notified, isNotified },
  onRemoved,
}: {
  news: PostedNews;
  onRemoved: () => Promise<void>;
}) {
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-sans text-sm font-semibold">{title}</h3>
          <p className="tn text-2xs text-muted">
            {formatDateTime(postedAt)} ·{" "}
            {isNotified ? `${plural(notified, "pessoa avisada", "pessoas avisadas")}` : "avisando quem segue…"}
          </p>
        </div>
        <RemoveNews newsId={newsId} title={title} onRemoved={onRemoved} />
      </div>
      <p className="mt-1.5 text-sm whitespace-pre-line">{body}</p>
      {product && (
        <RouterLink href={`/produto/${product.slug}`} className="link mt-1 inline-block text-xs">
          {product.title}
        </RouterLink>
      )}
    </li>
  );
}
