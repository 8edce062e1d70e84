import { useState } from "react";
import type { OwnProfile } from "#modules/accounts/profiles/schema.ts";
import { removeProfilePhoto } from "#modules/catalog/profile-photo/functions.ts";
import { portraitAddress } from "#modules/catalog/ui/picture.ts";
import { paperOf } from "#modules/reviews/ui/review-words.ts";
import { Portrait } from "#ui/portrait.tsx";
import { showToast } from "#ui/toast.tsx";
import { CropDialog } from "../../store-editor/ui/crop-dialog.tsx";
import { PictureButtons } from "../../store-editor/ui/picture-buttons.tsx";

type ProfilePhotoProps = { profile: Pick<OwnProfile, "shownName" | "photoId">; onChanged: () => void };

/** The photo of the public page: sent and shown at once, or taken out for good. */
export function ProfilePhoto({ profile: { shownName, photoId }, onChanged }: ProfilePhotoProps) {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function remove() {
    setProblem(null);
    const answer = await removeProfilePhoto().catch(() => null);
    if (!answer?.ok) return setProblem("Não conseguimos tirar a foto agora. Tente de novo em instantes.");
    onChanged();
    showToast("Foto tirada.");
  }

  return (
    <div className="mb-5 grid grid-cols-[96px_minmax(0,1fr)] items-center gap-x-4" data-photo={photoId ?? ""}>
      <Portrait
        name={shownName}
        src={portraitAddress(photoId)}
        paper={paperOf(shownName)}
        size={96}
        alt={photoId ? "Sua foto" : ""}
      />
      <div>
        <p className="text-sm font-semibold">Foto</p>
        <p className="mt-0.5 text-2xs text-muted">
          PNG, JPG ou WebP de pelo menos 320 × 320 px. Aparece só na sua página, enquanto ela está aberta; sem foto, vai a
          inicial.
        </p>
        <PictureButtons
          kind="foto"
          has={photoId !== null}
          noun="a foto"
          problem={problem}
          onFile={setFile}
          onProblem={setProblem}
          onRemove={() => void remove()}
        />
      </div>
      {file && (
        <CropDialog
          kind="foto"
          file={file}
          onClose={() => setFile(null)}
          onPicture={() => {
            setFile(null);
            onChanged();
            showToast("Foto salva.");
          }}
        />
      )}
    </div>
  );
}
