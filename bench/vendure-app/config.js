import {
  DefaultJobQueuePlugin,
  DefaultLogger,
  DefaultSchedulerPlugin,
  DefaultSearchPlugin,
  LanguageCode,
  LogLevel,
  PaymentMethodHandler,
} from "@vendure/core";

/** Answers at once that the money is there: no provider is asked, and none calls back. */
export const settled = new PaymentMethodHandler({
  code: "settled",
  description: [{ languageCode: LanguageCode.pt_BR, value: "Settled at once" }],
  args: {},
  createPayment: (_ctx, _order, amount) => ({ amount, state: "Settled", transactionId: "settled", metadata: {} }),
  settlePayment: () => ({ success: true }),
});

/** As Vendure's own creator of projects sets a shop up, without its admin interface, assets and e-mail. */
export const config = {
  apiOptions: { port: Number(process.env.PORT), hostname: "127.0.0.1", adminApiPath: "admin-api", shopApiPath: "shop-api" },
  authOptions: {
    tokenMethod: ["bearer"],
    superadminCredentials: { identifier: "bench", password: "bench" },
    cookieOptions: { secret: "bench" },
  },
  dbConnectionOptions: {
    type: "postgres",
    url: process.env.VENDURE_DATABASE_URL,
    synchronize: process.env.VENDURE_POPULATES === "1",
    migrations: [],
    logging: false,
    extra: { max: 12 },
  },
  logger: new DefaultLogger({ level: LogLevel.Warn }),
  paymentOptions: { paymentMethodHandlers: [settled] },
  plugins: [
    DefaultSchedulerPlugin.init(),
    DefaultJobQueuePlugin.init({ useDatabaseForBuffer: true }),
    DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: true }),
  ],
};
