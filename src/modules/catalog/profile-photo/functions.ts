import { buyerDoor } from "#platform/door.ts";
import { removePhoto } from "./put-photo.ts";

/** Sending one is `POST /uploads/perfil/foto`. */
export const removeProfilePhoto = buyerDoor({ method: "POST" }).handler(({ context: { viewer } }) => removePhoto(viewer.userId));
