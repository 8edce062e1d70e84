import type { FactsOf } from "#kit/answer.ts";
import { ROLE_NAMES } from "#kit/admin-roles.ts";
import { brand } from "#kit/brand/brand.ts";
import { When } from "#modules/orders/ui/when.tsx";
import { Field } from "#ui/field.tsx";
import { formText } from "#ui/form-text.ts";
import { Panel } from "#ui/panel.tsx";
import { type Column, Table } from "#ui/table.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { WaitsNote } from "../../pending-acts/ui/waits-note.tsx";
import { addToTeamFn, changeRolesFn, type getTeam } from "../functions.ts";
import { RolesField, typedRoles } from "./roles-field.tsx";
import { RolesTable } from "./roles-table.tsx";
import { TeamAct } from "./team-act.tsx";

type Facts = FactsOf<typeof getTeam>;
type Member = Facts["team"][number];
type PageProps = Facts & { onChanged: () => Promise<void> };

const columns = (onChanged: () => Promise<void>): Column<Member>[] => [
  {
    id: "pessoa",
    header: "Pessoa",
    place: "lead",
    cell: ({ name, email, isOwn, waits }) => (
      <span className="wrap-anywhere">
        <b className="font-semibold">{name}</b>
        {isOwn && <span className="text-muted"> (você)</span>}
        <span className="block text-2xs text-muted">{email}</span>
        {waits && <WaitsNote />}
      </span>
    ),
  },
  { id: "papeis", header: "Papéis", place: "own-line", cell: ({ roles }) => roles.map((role) => ROLE_NAMES[role]).join(", ") },
  {
    id: "segunda",
    header: "Duas etapas",
    place: "second",
    cell: ({ hasSecondFactor }) => (
      <>
        <span className="md:hidden">Duas etapas: </span>
        {hasSecondFactor ? "ligada" : <span className="text-muted">falta ligar</span>}
      </>
    ),
  },
  {
    id: "mudou",
    header: "Última mudança",
    place: "own-line",
    cell: ({ changedAt, changedBy }) =>
      changedAt ? (
        <span className="text-2xs text-muted">
          <When at={changedAt} as="day" />, {changedBy ? `por ${changedBy}` : "pela linha de comando"}
        </span>
      ) : (
        <span className="text-2xs text-muted">desde o começo</span>
      ),
  },
  {
    id: "ato",
    header: <span className="sr-only">Mudar</span>,
    place: "lead-end",
    cell: (member) => !member.isOwn && <ChangeAct member={member} onChanged={onChanged} />,
  },
];

function ChangeAct({ member: { userId, name, roles }, onChanged }: { member: Member; onChanged: () => Promise<void> }) {
  return (
    <TeamAct
      size="sm"
      label="Mudar"
      aria-label={`Mudar os papéis de ${name}`}
      title={`Papéis de ${name}`}
      effect="Vale a partir do próximo clique da pessoa, em todos os aparelhos. Sem nenhum papel, ela sai da equipe. Dar ou tirar o papel Dono espera a confirmação de outro dono, se houver."
      confirmLabel="Mudar papéis"
      done="Papéis mudados. A pessoa foi avisada."
      fields={(mistakes) => <RolesField error={mistakes.papeis} held={roles} />}
      act={(motivo, form) => changeRolesFn({ data: { userId, from: roles, papeis: typedRoles(form), motivo } })}
      onDone={onChanged}
    />
  );
}

/** Brings somebody with an account into the team. */
export function AddToTeamAct({ onChanged }: { onChanged: () => Promise<void> }) {
  return (
    <TeamAct
      variant="primary"
      label="Dar um papel"
      title="Quem entra na equipe?"
      effect={`A pessoa precisa ter conta ${brand.in}, com o e-mail confirmado. Ela é avisada, e abre a administração com a verificação em duas etapas.`}
      confirmLabel="Dar papel"
      done="Papel dado. A pessoa foi avisada."
      fields={(mistakes) => (
        <>
          <Field label="E-mail da conta" error={mistakes.email}>
            <TextInput name="email" type="email" inputMode="email" autoComplete="off" />
          </Field>
          <RolesField error={mistakes.papeis} held={[]} />
        </>
      )}
      act={(motivo, form) => addToTeamFn({ data: { email: formText(form, "email"), papeis: typedRoles(form), motivo } })}
      onDone={onChanged}
    />
  );
}

/** Who looks after the platform, as what, and what each role reaches. */
export function TeamPage({ team, newWait, onChanged }: PageProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {newWait && <WaitsNote />}
      <Panel title="Quem está na equipe" flush>
        <Table caption="Equipe" columns={columns(onChanged)} rows={team} rowKey={({ userId }) => userId} />
      </Panel>
      <RolesTable />
    </div>
  );
}
