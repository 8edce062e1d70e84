import type { AttributeForm, AttributeRefusal, DropRefusal } from "#modules/catalog/attributes/attribute-form.ts";
import { dropAttribute } from "#modules/catalog/attributes/drop-attribute.ts";
import { saveAttribute } from "#modules/catalog/attributes/save-attribute.ts";
import { ok, type Outcome } from "#kit/outcome.ts";
import { audit } from "#platform/audit.ts";
import { transact } from "#platform/db.ts";

type Save = { attributeId: number | null; form: AttributeForm; motivo: string };

/** An admin makes an attribute or changes one; the act is on record. Refuses, field by field, what will not do (INV-37). */
export function editAttribute(
  adminId: string,
  { attributeId, form, motivo }: Save,
): Promise<Outcome<{ attributeId: number }, AttributeRefusal>> {
  return transact(async (tx): Promise<Outcome<{ attributeId: number }, AttributeRefusal>> => {
    const saved = await saveAttribute(tx, attributeId, form);
    if (!saved.ok) return saved;
    await audit(tx, {
      adminId,
      action: attributeId === null ? "criar-atributo" : "mudar-atributo",
      target: { kind: "atributo", id: String(saved.value.attributeId) },
      reason: motivo,
      detail: { para: form },
    });
    return saved;
  });
}

/** An admin ends an attribute that no product answers; the act is on record (INV-37). */
export function endAttribute(
  adminId: string,
  { attributeId, motivo }: { attributeId: number; motivo: string },
): Promise<Outcome<void, DropRefusal>> {
  return transact(async (tx): Promise<Outcome<void, DropRefusal>> => {
    const dropped = await dropAttribute(tx, attributeId);
    if (!dropped.ok) return dropped;
    const target = { kind: "atributo", id: String(attributeId) };
    await audit(tx, { adminId, action: "retirar-atributo", target, reason: motivo, detail: dropped.value });
    return ok();
  });
}
