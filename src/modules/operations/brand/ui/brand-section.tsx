import { Section } from "#modules/payouts/ui/section.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { Panel } from "#ui/panel.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { SettingAct } from "../../settings/ui/setting-act.tsx";
import { getBrand, resetBrandFn } from "../functions.ts";
import { BrandForm } from "./brand-form.tsx";

/** What the market is called and how it looks: changed with what it would be in sight, and taken back to the default brand. */
export function BrandSection() {
  const state = useSection(() => getBrand());
  return (
    <Panel id="marca" title="Marca" className="scroll-mt-20">
      <Section name="brand" subject="a marca" state={state} skeleton={<Skeleton className="h-96" />}>
        {(brand) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            {/* Another brand is another form: what was typed of the one before is no longer what there is. */}
            <BrandForm key={JSON.stringify(brand)} brand={brand} onDone={state.reload} />
            {!brand.isDefault && (
              <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
                <p className="text-sm text-muted">Nome, logo, cores e frases voltam ao que eram antes de qualquer mudança.</p>
                <SettingAct
                  area="settings"
                  variant="danger-outline"
                  label="Voltar à marca padrão"
                  confirmLabel="Voltar à marca padrão"
                  title="Voltar à marca padrão"
                  effect="Vale a partir de agora, em todas as páginas e nos próximos e-mails. O que já foi enviado fica como está."
                  done="A marca padrão voltou. Recarregue a página para ver."
                  act={(motivo) => resetBrandFn({ data: { motivo } })}
                  onDone={state.reload}
                />
              </div>
            )}
          </div>
        )}
      </Section>
    </Panel>
  );
}
