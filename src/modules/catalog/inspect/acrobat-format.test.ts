import { expect, test } from "vitest";
import { isAcrobatFormat } from "./acrobat-format.ts";

test("Acrobat's own formats with literals are known, and nothing else passes for them", () => {
  for (const script of [
    'AFNumber_Format(2, 1, 0, 0, "R$ ", true);',
    "AFNumber_Keystroke(2,1,0,0,'',true)",
    'AFDate_FormatEx("dd/mm/yyyy");\nAFDate_KeystrokeEx("dd/mm/yyyy");',
    'AFSimple_Calculate("SUM", new Array("Nota 1", "Nota 2"));',
    "AFRange_Validate(true, 0, true, 10);",
    "AFSpecial_Format(0);",
  ])
    expect([script, isAcrobatFormat(script)]).toEqual([script, true]);
  for (const script of [
    "",
    "app.alert(1)",
    "AFNumber_Format(2, 1, 0, 0, app.alert(1), true)",
    'AFDate_FormatEx("dd"); app.launchURL("http://mau")',
    'AFNumber_Format("a" + this.submitForm())',
    "AFNumber_Format(`${x}`)",
    "AFMergeChange(event)",
    "AFNumber_Format(1)(2)",
    `AFNumber_Format(${"1,".repeat(2_000)}1)`,
  ])
    expect([script, isAcrobatFormat(script)]).toEqual([script, false]);
});
