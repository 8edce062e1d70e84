import { ADMIN_ROLES, type AdminArea, type AdminRole, AREA_NAMES, OWNER, reachOf, ROLE_NAMES } from "#kit/admin-roles.ts";
import { brand } from "#kit/brand/brand.ts";
import { listOf } from "#kit/format.ts";
import { Panel } from "#ui/panel.tsx";
import { type Column, Table } from "#ui/table.tsx";

const words = (areas: readonly AdminArea[]): string =>
  listOf(areas.filter((area) => area !== "desk").map((area) => AREA_NAMES[area]));

const COLUMNS: Column<AdminRole>[] = [
  {
    id: "papel",
    header: "Papel",
    place: "lead",
    cell: (role) => <b className="font-semibold whitespace-nowrap">{ROLE_NAMES[role]}</b>,
  },
  {
    id: "faz",
    header: "Lê e faz",
    place: "own-line",
    cell: (role) =>
      role === OWNER ? (
        `Tudo. Só quem é Dono muda comissões e números ${brand.of}, e dá papéis.`
      ) : (
        <Begun>{words(reachOf(role).acts)}</Begun>
      ),
  },
  {
    id: "le",
    header: "Só lê",
    place: "own-line",
    cell: (role) => {
      const read = words(reachOf(role).reads);
      return read === "" ? null : (
        <>
          <span className="md:hidden">Só lê: </span>
          <span className="md:inline-block md:first-letter:uppercase">{read}</span>
        </>
      );
    },
  },
];

const Begun = ({ children }: { children: string }) => <span className="inline-block first-letter:uppercase">{children}</span>;

/** What each role reaches, as the rules have it. */
export function RolesTable() {
  return (
    <Panel title="O que cada papel alcança" flush>
      <Table caption="Papéis" columns={COLUMNS} rows={ADMIN_ROLES} rowKey={(role) => role} />
    </Panel>
  );
}
