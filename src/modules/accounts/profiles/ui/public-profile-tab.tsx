import type { ReactNode } from "react";
import { brand } from "#kit/brand/brand.ts";
import { plural } from "#kit/format.ts";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import type { ProfilePart } from "../rules.ts";
import type { OwnProfile } from "../schema.ts";
import { PartSwitch } from "./part-switch.tsx";
import { ProfileAddress } from "./profile-address.tsx";
import { ProfileWordsForm } from "./profile-words-form.tsx";

type PublicProfileTabProps = {
  facts: OwnProfile;
  onChanged: () => void;
  /** Above the words: the photo and what changes it. */
  photo: ReactNode;
};

/** What others see of this person: nothing until they open it, and then each part by its own switch. */
export function PublicProfileTab({ facts, onChanged, photo }: PublicProfileTabProps) {
  const part = (name: ProfilePart) => ({ part: name, isOn: facts.on[name], onChanged });
  const isBlocked = facts.blockReason !== null;
  return (
    <div className="grid max-w-[760px] gap-5">
      {isBlocked && (
        <Note
          tone="warning"
          title={`${brand.The} fechou seu perfil.`}
          action={
            <RouterLink href={`/painel/revisao?de=perfil&ref=${facts.id}`} className="link text-sm">
              Pedir revisão
            </RouterLink>
          }
        >
          {facts.blockReason}
        </Note>
      )}
      <Panel title="Página pública">
        <PartSwitch
          {...part("open")}
          disabled={isBlocked}
          hint="Fechada, ninguém descobre que ela existe. O que você compra nunca aparece."
        >
          Abrir meu perfil
        </PartSwitch>
        {facts.slug && <ProfileAddress slug={facts.slug} isOpen={facts.on.open} onChanged={onChanged} />}
      </Panel>
      <Panel title="Como você aparece">
        {photo}
        <ProfileWordsForm profile={facts} onChanged={onChanged} />
      </Panel>
      <Panel title="O que a página mostra">
        <p className="mb-2 text-sm text-muted">Além do nome e da foto, se houver uma, só o que você ligar aqui.</p>
        <div className="divide-y divide-line">
          <PartSwitch {...part("areas")} hint={facts.areas.join(", ") || "Você ainda não escreveu nenhuma."}>
            Áreas
          </PartSwitch>
          <PartSwitch {...part("since")} hint="O mês em que você abriu a conta.">
            Desde quando está aqui
          </PartSwitch>
          <PartSwitch
            {...part("lists")}
            hint={
              facts.sharedLists > 0
                ? `${plural(facts.sharedLists, "lista compartilhada", "listas compartilhadas")} em Favoritos. As outras continuam só suas.`
                : "Só as que você compartilha em Favoritos; por enquanto, nenhuma."
            }
          >
            Listas compartilhadas
          </PartSwitch>
          <PartSwitch {...part("reviews")} hint="As que já são públicas, juntas. Quem ler saberá que são todas suas.">
            Avaliações que escrevi
          </PartSwitch>
          <PartSwitch {...part("stores")} hint="As lojas abertas que você segue.">
            Lojas que sigo
          </PartSwitch>
          <PartSwitch {...part("indexed")} hint="Desligado, pedimos ao Google e a outros que não mostrem a página.">
            Aparecer em buscadores
          </PartSwitch>
        </div>
      </Panel>
    </div>
  );
}
