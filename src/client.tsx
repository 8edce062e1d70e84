import { StartClient } from "@tanstack/react-start/client";
import { StrictMode, startTransition } from "react";
import { readBrand, setBrand } from "./kit/brand/brand.ts";
import { hydrateRoot } from "./react.ts";

const { brand } = document.documentElement.dataset;
if (brand) setBrand(readBrand(brand));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StartClient />
    </StrictMode>,
  );
});
