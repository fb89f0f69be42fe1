import type { FastifyReply } from 'fastify';

const type = 'application/json; charset=utf-8';

/** Sends an answer that is already JSON, without the serializer; tests check it against its contract. */
export function sendJson(reply: FastifyReply, json: string | Buffer): FastifyReply {
  return reply.type(type).send(json);
}
