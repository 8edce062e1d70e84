import { Logo } from "../brand/logo.tsx";
import { ToastArea } from "../toast.tsx";
import { Actions } from "./actions.tsx";
import { Feedback } from "./feedback.tsx";
import { Fields } from "./fields.tsx";
import { Foundations } from "./foundations.tsx";
import { Navigation } from "./navigation.tsx";
import { Records } from "./records.tsx";
import { States } from "./states.tsx";
import { Works } from "./works.tsx";

/** Every component in every state, on one page. For whoever builds with them. */
export function UiGallery() {
  return (
    <ToastArea>
      <header className="border-b-2 border-ink">
        <div className="wrap flex h-[76px] items-center justify-between">
          <Logo />
          <span className="text-sm text-muted">Sistema visual</span>
        </div>
      </header>
      <main id="conteudo" className="wrap grid grid-cols-[minmax(0,1fr)] gap-14 py-10 pb-20">
        <div className="grid items-end gap-6 md:grid-cols-[2fr_1fr]">
          <h1 className="text-d1">
            Fio, folha
            <br />e pingo.
          </h1>
          <p className="text-muted">
            O fio organiza. A folha é o material, pousada em papel colorido. O pingo azul marca onde você está e o que dá para
            fazer.
          </p>
        </div>
        <Foundations />
        <Actions />
        <Fields />
        <States />
        <Works />
        <Records />
        <Feedback />
        <Navigation />
      </main>
    </ToastArea>
  );
}
