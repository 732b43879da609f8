# An image of the server: docker build -t jadoube . && docker run -p 7960:7960 -v jadoube:/var/lib/jadoube jadoube
# Settings are options of `jadoube serve` by their names in the environment (docs/server.md).

FROM rust:1.95.0-bookworm AS laws
# The toolchain of the image, without the components that only its own tests need.
ENV RUSTUP_TOOLCHAIN=1.95.0
COPY . /src
WORKDIR /src
RUN make pocket

FROM node:22-bookworm-slim AS pages
COPY . /src
COPY --from=laws /src/target/pocket /src/target/pocket
WORKDIR /src/web
RUN npm ci --no-audit --no-fund && npm run build

FROM rust:1.95.0-bookworm AS program
# The toolchain of the image, without the components that only its own tests need.
ENV RUSTUP_TOOLCHAIN=1.95.0
COPY . /src
COPY --from=pages /src/web/dist /src/web/dist
WORKDIR /src
RUN cargo build --locked --release --package jadoube && install -D target/release/jadoube /out/jadoube

FROM debian:bookworm-slim
RUN apt-get update -q && apt-get install -y -q --no-install-recommends stockfish && rm -rf /var/lib/apt/lists/* \
 && useradd --system --uid 7960 --user-group --home-dir /var/lib/jadoube --shell /usr/sbin/nologin jadoube \
 && install -d -o jadoube -g jadoube -m 700 /var/lib/jadoube
COPY --from=program /out/jadoube /usr/bin/jadoube
ENV JADOUBE_LISTEN=0.0.0.0:7960 JADOUBE_DATA_FILE=/var/lib/jadoube/jadoube.db
USER jadoube
WORKDIR /var/lib/jadoube
VOLUME /var/lib/jadoube
EXPOSE 7960
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/7960 && printf 'GET /health HTTP/1.0\\r\\n\\r\\n' >&3 && grep -q ' 200 ' <&3"]
ENTRYPOINT ["jadoube"]
CMD ["serve"]
