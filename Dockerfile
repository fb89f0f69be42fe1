# docker build -t mathtools . && docker run --name mathtools -p 3000:3000 -v mathtools:/data -e PUBLIC_ORIGIN=https://math.example -e SESSION_SECRET=… mathtools

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN node scripts/run.mjs build
# Copy the packages that the server needs at run time, in the lockfile's versions, without accessing a registry. The payment
# provider for demonstrations, which charges nobody, isn't one of them.
RUN node_modules/.bin/pnpm --offline --filter @mathtools/api --config.inject-workspace-packages=true deploy --prod /deployed

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    LOG_LEVEL=info \
    DATABASE_FILE=/data/mathtools.db
WORKDIR /app
RUN mkdir /data && chown node:node /data
# Keep the repository's paths, because the server finds the site relative to its own file.
COPY --from=build /deployed/package.json apps/api/package.json
COPY --from=build /deployed/node_modules apps/api/node_modules
COPY --from=build /app/apps/api/dist apps/api/dist
COPY --from=build /app/apps/web/dist/client apps/web/dist/client
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=15s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/dist/server.js"]
