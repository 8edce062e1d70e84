import { proveFirst } from "#modules/accounts/prove-first.ts";
import { adminDoor } from "#platform/door.ts";
import { addPurchaseBlock } from "./add-purchase-block.ts";
import { blockBuyer } from "./block-buyer.ts";
import { endPurchaseBlock } from "./end-purchase-block.ts";
import { listBlocks } from "./queries.ts";
import { addBlockInput, blockBuyerInput, endBlockInput } from "./schema.ts";

/** Who may not buy. */
export const getBlocks = adminDoor({ method: "GET" }).handler(async () => ({ blocks: await listBlocks() }));

/** Puts a document, an e-mail, a card or a network on the block list. */
export const addBlockFn = adminDoor({ method: "POST" })
  .middleware([proveFirst])
  .validator(addBlockInput)
  .handler(({ data, context: { viewer } }) => addPurchaseBlock(viewer.userId, data));

/** Blocks who placed an order. */
export const blockBuyerFn = adminDoor({ method: "POST" })
  .middleware([proveFirst])
  .validator(blockBuyerInput)
  .handler(({ data, context: { viewer } }) => blockBuyer(viewer.userId, data));

/** Takes something off the block list. */
export const endBlockFn = adminDoor({ method: "POST" })
  .middleware([proveFirst])
  .validator(endBlockInput)
  .handler(({ data, context: { viewer } }) => endPurchaseBlock(viewer.userId, data));
