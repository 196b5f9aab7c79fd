# Serves the site with nginx on port 8080, without root privileges; see docs/delivery.md.
# Another site built on the same machine needs other ids for its caches.
#   docker build -t zaguan . && docker run -p 8080:8080 zaguan

FROM node:24-trixie-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY patches/ patches/
RUN --mount=type=cache,id=zaguan-npm,target=/root/.npm,sharing=locked npm ci
ARG SITE_URL
COPY . .
# Cache mounts keep encoded pictures between builds but belong to no layer, hence the copy, which
# nginx can read even if the files were checked out for their owner alone (umask 077).
RUN --mount=type=cache,id=zaguan-cache,target=/site/.cache,sharing=locked \
    --mount=type=cache,id=zaguan-public,target=/site/public,sharing=locked \
    npm run build && cp -a public /srv/public && chmod -R a+rX /srv/public

FROM debian:trixie-slim
RUN apt-get update \
    && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \
    && rm -rf /var/lib/apt/lists/*
COPY --chmod=755 deploy/nginx.conf /etc/nginx/nginx.conf
COPY --from=build /srv/public /srv/public
USER www-data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'HEAD / HTTP/1.0\\r\\n\\r\\n' >&3 && head -n 1 <&3 | grep '^HTTP/'"]
# On SIGQUIT, nginx finishes open requests before it exits.
STOPSIGNAL SIGQUIT
CMD ["nginx", "-p", "/srv", "-c", "/etc/nginx/nginx.conf", "-e", "stderr", "-g", "daemon off;"]
