import { expect, it } from "vitest";
import { createUser } from "./factories.ts";
import { requireNoDemoAccounts } from "../dev/cli/database.ts";

const url = process.env.DATABASE_URL ?? "";

it("opens to the world a market without the demonstration's accounts, and no other", async () => {
  await createUser({ email: "pessoa@demo.test.br" });
  await expect(requireNoDemoAccounts(url)).resolves.toBeUndefined();
  await createUser({ email: "admin@demo.test" });
  await expect(requireNoDemoAccounts(url)).rejects.toThrow("este banco é o da demonstração");
});
