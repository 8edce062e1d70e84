const bank = "237";
const currency = "9";
const dayMs = 86_400_000;
/** The factor of a due date counts from here since it started over in 2025. */
const firstFactorDay = Date.UTC(2025, 1, 22);
const firstFactor = 1000;

/** A boleto's barcode of 44 digits and its line of 47, with right check digits, of a due date and an amount in centavos. */
export function boletoNumbers(dueAt: number, amountCents: number, seed: string): { barcode: string; line: string } {
  const factor = String(firstFactor + Math.floor((dueAt - firstFactorDay) / dayMs))
    .padStart(4, "0")
    .slice(-4);
  const amount = String(amountCents).padStart(10, "0");
  const free = seed.replace(/\D/g, "").padStart(25, "3").slice(-25);
  const rest = factor + amount + free;
  const barcode = bank + currency + checkOf11(bank + currency + rest) + rest;
  const fields = [bank + currency + free.slice(0, 5), free.slice(5, 15), free.slice(15, 25)];
  const line = fields.map((field) => field + checkOf10(field)).join("") + barcode.charAt(4) + factor + amount;
  return { barcode, line };
}

function checkOf10(digits: string): string {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const times = Number(digit) * (index % 2 === 0 ? 2 : 1);
      return total + Math.floor(times / 10) + (times % 10);
    }, 0);
  return String((10 - (sum % 10)) % 10);
}

function checkOf11(digits: string): string {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (2 + (index % 8)), 0);
  const rest = 11 - (sum % 11);
  return rest === 0 || rest > 9 ? "1" : String(rest);
}
