import { useMay } from "#modules/panel/ui/use-may.ts";
import { PhoneFold } from "#ui/phone-fold.tsx";
import { OpeningSection } from "../../opening/ui/opening-section.tsx";
import { AccountingPanel } from "../../accounting/ui/accounting-panel.tsx";
import { BestSellingSection } from "./best-selling-section.tsx";
import { ConversionSection } from "./conversion-section.tsx";
import type { PlatformPart } from "./facts.ts";
import { HoursSection } from "./hours-section.tsx";
import { NewAuthorsSection } from "./new-authors-section.tsx";
import { QueuesSection } from "./queues-section.tsx";
import { RecentOrdersSection } from "./recent-orders-section.tsx";
import { ReturningSection } from "./returning-section.tsx";
import { ReviewsSection } from "./reviews-section.tsx";
import { PlacesSection } from "./places-section.tsx";
import { SalesSection } from "./sales-section.tsx";
import { TotalsSection } from "./totals-section.tsx";

const PAIR = "grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)]";

/** The whole market in parts that load, fail and try again each by itself; to whose roles do not reach it, only what waits for them. */
export function PlatformPage(part: PlatformPart) {
  const may = useMay();
  if (!may("read", "overview")) return <QueuesSection />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {!part.isDeep && may("read", "settings") && <OpeningSection />}
      {!part.isDeep && <QueuesSection />}
      <TotalsSection {...part} />
      <div className={PAIR}>
        <SalesSection {...part} />
        <BestSellingSection {...part} />
      </div>
      <div className={PAIR}>
        <PhoneFold title="Da visita à compra">
          <ConversionSection {...part} />
        </PhoneFold>
        <PhoneFold title="Autores novos">
          <NewAuthorsSection {...part} />
        </PhoneFold>
      </div>
      <PhoneFold title="Hora e dia da semana">
        <HoursSection {...part} />
      </PhoneFold>
      <div className={PAIR}>
        <RecentOrdersSection />
        <PhoneFold title="Quem volta a comprar" section="returningRate">
          <ReturningSection {...part} />
        </PhoneFold>
      </div>
      <PhoneFold title="Vendas por estado" section="salesByLocation">
        <PlacesSection {...part} />
      </PhoneFold>
      <PhoneFold title="Avaliações" section="customerReviews">
        <ReviewsSection {...part} />
      </PhoneFold>
      {may("read", "books") && (
        <PhoneFold title="Para a contabilidade">
          <AccountingPanel search={part.search} />
        </PhoneFold>
      )}
    </div>
  );
}
