import * as z from "zod";
import { ofFile } from "../schema/product-form.ts";
import { STAMPS } from "./rules.ts";

export const setStampInput = ofFile.extend({ stamp: z.enum(STAMPS), evenSigned: z.boolean().default(false) });
