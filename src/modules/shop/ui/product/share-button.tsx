import { Share2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "#ui/button.tsx";

const ShareDialog = lazy(async () => ({ default: (await import("./share-dialog.tsx")).ShareDialog }));

type ShareButtonProps = {
  /** Path of what is shared. */
  path: string;
  /** What it is, in a sentence that goes with the address. */
  words: string;
};

/** The ways to show this to somebody. The dialog comes the first time it is asked for. */
export function ShareButton({ path, words }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <>
      <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Share2 aria-hidden />
        Compartilhar
      </Button>
      {wasOpen && (
        <Suspense>
          <ShareDialog open={isOpen} onClose={() => setOpen(false)} path={path} words={words} />
        </Suspense>
      )}
    </>
  );
}
