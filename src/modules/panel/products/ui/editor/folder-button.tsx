import { FolderUp } from "lucide-react";
import { buttonClass } from "#ui/button.tsx";
import { chosenFiles } from "#ui/dropped-files.ts";

/** A whole folder at once, for who does not drag. */
export function FolderButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  return (
    <label
      className={buttonClass({
        variant: "soft",
        size: "sm",
        className:
          "relative -mt-2 justify-self-start max-md:hidden has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
      })}
    >
      <FolderUp aria-hidden />
      Escolher uma pasta
      <input
        type="file"
        multiple
        {...{ webkitdirectory: "" }}
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={({ currentTarget }) => {
          const files = chosenFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
}
