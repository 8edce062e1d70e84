import { ADMIN_ROLES, type AdminRole, AREA_NAMES, reachOf, ROLE_NAMES } from "#kit/admin-roles.ts";
import { listOf } from "#kit/format.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { FieldGroup } from "#ui/field-group.tsx";

const MOST_AREAS = 4;

/** In a few words, what a role is for. */
function roleWords(role: AdminRole): string {
  if (role === "admin") return "Tudo, e dar papéis.";
  const names = reachOf(role)
    .acts.filter((area) => area !== "desk")
    .map((area) => AREA_NAMES[area]);
  const rest = names.length > MOST_AREAS ? ["outras"] : [];
  return `${listOf([...names.slice(0, MOST_AREAS), ...rest])}.`;
}

/** The roles somebody will have. */
export function RolesField({ error, held }: { error: string | undefined; held: readonly AdminRole[] }) {
  return (
    <FieldGroup legend="Papéis" error={error}>
      {ADMIN_ROLES.map((role) => (
        <Checkbox key={role} name="papeis" value={role} defaultChecked={held.includes(role)}>
          <b className="font-semibold">{ROLE_NAMES[role]}</b>
          <span className="block text-2xs text-muted first-letter:uppercase">{roleWords(role)}</span>
        </Checkbox>
      ))}
    </FieldGroup>
  );
}

export const typedRoles = (form: FormData): AdminRole[] => ADMIN_ROLES.filter((role) => form.getAll("papeis").includes(role));
