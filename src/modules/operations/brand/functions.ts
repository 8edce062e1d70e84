import { proveFirst } from "#modules/accounts/prove-first.ts";
import { drawLogo } from "#modules/shop/brand/brand-picture.ts";
import { settingsAdminDoor } from "#platform/admin-doors.ts";
import { respond } from "#platform/respond.ts";
import { changeBrand, resetBrand } from "./change-brand.ts";
import { logoMessages } from "./messages.ts";
import { readBrandShown } from "./queries.ts";
import { brandInput, logoInput, resetInput } from "./schema.ts";

export const getBrand = settingsAdminDoor({ method: "GET" }).handler(() => readBrandShown());

/** A logo as it would be drawn, for the preview; nothing is kept. */
export const tryLogo = settingsAdminDoor({ method: "POST" })
  .validator(logoInput)
  .handler(async ({ data }) => {
    const drawn = await drawLogo(Buffer.from(data.file, "base64"));
    if (!drawn.ok) return { ok: false as const, reason: drawn.reason, sentence: logoMessages[drawn.reason] };
    const { png, picture } = drawn.value;
    const href = `data:image/png;base64,${png.toString("base64")}`;
    return { ok: true as const, value: { href, width: picture.width, height: picture.height } };
  });

export const changeBrandFn = settingsAdminDoor({ method: "POST" })
  .validator(brandInput)
  .handler(proveFirst(async ({ data, context: { viewer } }) => respond(await changeBrand(viewer, data))));

export const resetBrandFn = settingsAdminDoor({ method: "POST" })
  .validator(resetInput)
  .handler(proveFirst(async ({ data, context: { viewer } }) => respond(await resetBrand(viewer, data.motivo))));
