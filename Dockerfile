# Serves the site with nginx on port 8080, without root privileges; see docs/delivery.md.
#   docker build -t zaguan . && docker run -p 8080:8080 zaguan

FROM node:24-trixie-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY patches/ patches/
RUN --mount=type=cache,target=/root/.npm,sharing=locked npm ci
ARG SITE_URL
COPY . .
# Cache mounts keep encoded pictures between builds but belong to no layer, hence the copy.
RUN --mount=type=cache,target=/site/.cache,sharing=locked \
    --mount=type=cache,target=/site/public,sharing=locked \
    npm run build && cp -a public /srv/public

FROM debian:trixie-slim
RUN apt-get update \
    && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \
    && rm -rf /var/lib/apt/lists/*
COPY deploy/nginx.conf /etc/nginx/nginx.conf
COPY deploy/nginx/ /etc/nginx/site/
COPY --from=build /srv/public /srv/public
USER www-data
EXPOSE 8080
# On SIGQUIT, nginx finishes open requests before it exits.
STOPSIGNAL SIGQUIT
CMD ["nginx", "-e", "stderr", "-g", "daemon off;"]
