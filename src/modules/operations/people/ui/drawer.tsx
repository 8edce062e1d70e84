import { useNavigate } from "@tanstack/react-router";
import { formatDate, formatFullDateTime } from "#kit/date-format.ts";
import { formatCount } from "#kit/format.ts";
import { When } from "#modules/orders/ui/when.tsx";
import type { Drawer } from "#ui/data-table/table-drawer.tsx";
import { Money } from "#ui/money.tsx";
import { Note } from "#ui/note.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { MayAct } from "#modules/panel/ui/may-act.tsx";
import { impersonationHref } from "../../impersonation/rules.ts";
import { StartImpersonationAct } from "../../impersonation/ui/start-act.tsx";
import { DrawerPart, Fact } from "../../orders/ui/drawer-part.tsx";
import { adminWords } from "../messages.ts";
import type { OpenPerson } from "./facts.ts";
import { EntranceCard } from "./entrance-card.tsx";
import { IdentityCard } from "./identity-card.tsx";
import { PersonStatePill } from "./person-state-pill.tsx";
import { STORE_WORDS } from "./store-words.ts";
import { StrikesCard } from "./strikes-card.tsx";
import { SuspensionCard } from "./suspension-card.tsx";

/** One account over the list: whose it is, what it may do, how it is entered, and what it bought and sells. */
export const personDrawer = (person: OpenPerson, onChanged: () => Promise<void>): Drawer => ({
  title: "Pessoa",
  children: <Body key={person.id} person={person} onChanged={onChanged} />,
});

/** The way to what the person sees, once there is a reason. */
function ImpersonationOf({ userId }: { userId: string }) {
  const navigate = useNavigate();
  return (
    <div>
      <StartImpersonationAct userId={userId} onOpen={() => navigate({ href: impersonationHref(userId) })} />
    </div>
  );
}

function Body({ person, onChanged }: { person: OpenPerson; onChanged: () => Promise<void> }) {
  const { store } = person;
  return (
    <div className="grid gap-6">
      <header className="grid justify-items-start gap-2">
        <h3 className="text-t2 wrap-anywhere">{person.hinted.name}</h3>
        <PersonStatePill suspendedFrom={person.suspendedFrom} />
      </header>
      {person.isOwn && <Note>Esta conta é a sua: outra pessoa da administração decide sobre ela.</Note>}
      {person.erasureDueAt && (
        <Note tone="warning">A pessoa pediu a exclusão da conta: ela acontece em {formatDate(person.erasureDueAt)}.</Note>
      )}
      <IdentityCard person={person} />
      {!person.isOwn && (
        <MayAct area="people">
          <ImpersonationOf userId={person.id} />
        </MayAct>
      )}
      <SuspensionCard person={person} onChanged={onChanged} />
      {store && <StrikesCard strikes={person.strikes} onChanged={onChanged} />}
      <EntranceCard person={person} onChanged={onChanged} />
      <DrawerPart title="Compras e loja">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3.5">
          <Fact label="Pedidos pagos">{formatCount(person.orders)}</Fact>
          <Fact label="Pagou">
            <Money cents={person.spentCents} />
          </Fact>
          {store && (
            <Fact label="Loja">
              {store.status === "aprovada" ? (
                <RouterLink href={`/loja/${store.slug}`} className="link">
                  {store.name}
                </RouterLink>
              ) : (
                store.name
              )}
              , {STORE_WORDS[store.status] ?? store.status}
            </Fact>
          )}
          <Fact label="Papel">{person.adminRoles.length > 0 ? adminWords(person.adminRoles) : store ? "Loja" : "Compra"}</Fact>
        </dl>
      </DrawerPart>
      {person.suspensions.length > 0 && (
        <DrawerPart title="Suspensões até hoje">
          <ul className="grid gap-3 text-sm">
            {person.suspensions.map(({ id, scopes, reason, startedAt, endedAt, answer }) => (
              <li key={id} className="wrap-anywhere">
                <b className="font-semibold">Sem {scopes.join(", ")}</b>, de <When at={startedAt} as="day" />
                {endedAt ? (
                  <>
                    {" a "}
                    <When at={endedAt} as="day" />
                  </>
                ) : (
                  " até agora"
                )}
                . {reason}
                {answer && <span className="block text-muted">Respondido: {answer}</span>}
              </li>
            ))}
          </ul>
        </DrawerPart>
      )}
      <p className="text-2xs text-muted">Conta aberta em {formatFullDateTime(person.since)}.</p>
    </div>
  );
}
