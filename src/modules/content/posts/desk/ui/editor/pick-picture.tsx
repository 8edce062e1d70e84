import { ImageUp } from "lucide-react";
import { useState } from "react";
import { buttonClass } from "#ui/button.tsx";
import { FieldError } from "#ui/field.tsx";
import type { PostPicture } from "../../../rules/post-form.ts";
import { sendPicture } from "./send-picture.ts";

type PickPictureProps = { id: string; label: string; onPicture: (picture: PostPicture) => void };

/** Chooses a picture and sends it; what was wrong with it is said beside. */
export function PickPicture({ id, label, onPicture }: PickPictureProps) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(file: File) {
    setSending(true);
    setProblem(null);
    const answer = await sendPicture(file);
    setSending(false);
    if (typeof answer === "string") setProblem(answer);
    else onPicture(answer);
  }

  return (
    <div className="grid justify-items-start gap-1.5" aria-busy={isSending}>
      <label
        className={buttonClass({
          variant: "secondary",
          size: "sm",
          className: "relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
        })}
      >
        <ImageUp aria-hidden />
        {isSending ? "Enviando…" : label}
        <input
          id={id}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          disabled={isSending}
          aria-describedby={problem ? `${id}-error` : undefined}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            event.currentTarget.value = "";
            if (file) void send(file);
          }}
        />
      </label>
      {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
    </div>
  );
}
