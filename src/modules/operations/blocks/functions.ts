import { proveFirst } from "#modules/accounts/prove-first.ts";
import { blocksAdminDoor } from "#platform/admin-doors.ts";
import { addPurchaseBlock } from "./add-purchase-block.ts";
import { blockBuyer } from "./block-buyer.ts";
import { endPurchaseBlock } from "./end-purchase-block.ts";
import { listBlocks } from "./queries.ts";
import { addBlockInput, blockBuyerInput, endBlockInput } from "./schema.ts";

/** Who may not buy. */
export const getBlocks = blocksAdminDoor({ method: "GET" }).handler(async () => ({ blocks: await listBlocks() }));

/** Puts a document, an e-mail, a card or a network on the block list. */
export const addBlockFn = blocksAdminDoor({ method: "POST" })
  .validator(addBlockInput)
  .handler(proveFirst(({ data, context: { viewer } }) => addPurchaseBlock(viewer.userId, data)));

/** Blocks who placed an order. */
export const blockBuyerFn = blocksAdminDoor({ method: "POST" })
  .validator(blockBuyerInput)
  .handler(proveFirst(({ data, context: { viewer } }) => blockBuyer(viewer.userId, data)));

/** Takes something off the block list. */
export const endBlockFn = blocksAdminDoor({ method: "POST" })
  .validator(endBlockInput)
  .handler(proveFirst(({ data, context: { viewer } }) => endPurchaseBlock(viewer.userId, data)));
