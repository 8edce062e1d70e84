# The whole market in one image: a process of it is a web, a worker or a command.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:22-bookworm-slim
# What draws previews of recordings. For those of Office documents build with
# --build-arg PREVIEW_PROGRAMS="ffmpeg libreoffice-writer libreoffice-calc libreoffice-impress fonts-liberation".
ARG PREVIEW_PROGRAMS=ffmpeg
RUN apt-get update && apt-get install --yes --no-install-recommends tini ${PREVIEW_PROGRAMS} && rm -rf /var/lib/apt/lists/* \
  && install --directory --owner=node --group=node --mode=0700 /data /data/copies
WORKDIR /app
COPY --from=build /app ./
ENV NODE_ENV=production
ENV HOST=0.0.0.0
ENV PORT=3000
ENV DATA_DIR=/data
ENV MALLOC_ARENA_MAX=2
USER node
VOLUME /data
EXPOSE 3000
# A worker has no port: its own health check is turned off where it is run.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "--heap-growing-percent=25", "dist/server/main.js"]
