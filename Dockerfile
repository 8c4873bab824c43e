# One image for every process of an academy. docs/operations.md says how to build and run it.

# Debian 13 or a later one, a system made from it, or an image of Node.js on it.
ARG BASE=docker.io/library/debian:trixie-slim

# Node.js and npm install the packages; the packages bring the Node.js that runs the academy.
FROM ${BASE} AS packager
RUN apt-get update \
  && apt-get install -y --no-install-recommends binutils ca-certificates libatomic1 \
  && { command -v npm || apt-get install -y --no-install-recommends nodejs npm; }
# Where the build is given settings of npm, or certificates, they lie here for the moment of an install.
ENV NPM_CONFIG_USERCONFIG=/run/secrets/npmrc NODE_EXTRA_CA_CERTS=/run/secrets/certificates
WORKDIR /app
COPY .npmrc package.json package-lock.json ./
COPY contract/package.json contract/
COPY platform/package.json platform/
COPY server/package.json server/
COPY worker/package.json worker/
COPY web/package.json web/
COPY cli/package.json cli/
COPY e2e/package.json e2e/
COPY bench/package.json bench/

# The web app, and the Node.js that is installed with it, without the tables that only debuggers read.
FROM packager AS web
RUN --mount=type=secret,id=npmrc --mount=type=secret,id=certificates \
  npm ci --include-workspace-root --workspace web --include dev --loglevel=error
RUN strip -o /usr/local/bin/node node_modules/node-linux-*/bin/node
COPY tsconfig.base.json ./
COPY scripts/bootstrap scripts/bootstrap
COPY contract contract
COPY web web
# As `npm run build` does, which would first install the packages of every room.
RUN node -e "import('/app/scripts/bootstrap/web-build.mjs').then(({ ensureWebBuilt }) => ensureWebBuilt())"

# What runs without being built. No optional package: no PostgreSQL, and ffmpeg is the system's. Of packages, Node.js reads no TypeScript,
# and of the speech runtime's builds only the one without a graphics card.
FROM packager AS packages
RUN --mount=type=secret,id=npmrc --mount=type=secret,id=certificates \
  npm ci --workspace server --workspace worker --workspace cli --omit dev --omit optional --loglevel=error \
  && find node_modules -type f '(' -name '*.map' -o -name '*.ts' -o -name '*.cts' -o -name '*.mts' -o -name 'ort-wasm-*.*.wasm' ')' -delete \
  && find node_modules -type d -empty -delete

FROM ${BASE}
# ffmpeg brings drivers for screens, half of what it would weigh, which nothing here loads. What is left out is not unpacked, and
# the packages stay known to whoever looks for their weaknesses.
RUN printf 'path-exclude=%s\n' '/usr/lib/*/libLLVM*' '/usr/lib/*/libgallium*' '/usr/lib/*/libz3*' '/usr/lib/*/dri/*' \
  '/usr/share/doc/*' '/usr/share/man/*' '/usr/share/locale/*' > /etc/dpkg/dpkg.cfg.d/academy \
  && echo 'path-include=/usr/share/doc/*/copyright' >> /etc/dpkg/dpkg.cfg.d/academy \
  && apt-get update \
  && apt-get install -y --no-install-recommends ffmpeg libatomic1 \
  && ffmpeg -version && ffprobe -version \
  && useradd --system --uid 10001 --user-group --no-create-home --home-dir /nonexistent academy \
  && install -d -o academy -g academy -m 700 /data \
  && rm -rf /var/lib/apt/lists/* /var/cache/* /var/log/*
WORKDIR /app
COPY --from=web /usr/local/bin/node /usr/local/bin/node
COPY --from=packages /app ./
COPY deploy/image/academy /usr/local/bin/academy
COPY demo demo
COPY --from=web /app/web/dist web/dist
COPY contract contract
COPY platform platform
COPY server server
COPY worker worker
COPY cli cli
USER 10001:10001
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 ACADEMY_DATA=/data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["academy"]
CMD ["api"]
