# The whole product in one image; PARLEY_ROLES says what a container of it does (README.md, Containers).
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The program runs on the Node that this installs, so that an image is what the tests ran on.
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim
# Reaps what the program leaves behind (it reads documents in processes of their own) and hands signals on.
RUN apt-get update \
  && apt-get install -y --no-install-recommends tini ca-certificates \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --uid 10001 --create-home --shell /usr/sbin/nologin parley \
  && install -d -o parley -g parley /data
WORKDIR /app
COPY --from=build /app /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 PARLEY_DATA_DIR=/data PARLEY_BUILD=0 NODE_COMPILE_CACHE=/tmp/parley-cache
USER parley
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["/app/node_modules/.bin/node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/health').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
CMD ["/app/node_modules/.bin/node", "--max-semi-space-size=16", "scripts/start.ts"]
