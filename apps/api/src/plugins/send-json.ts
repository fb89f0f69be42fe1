import type { FastifyReply } from 'fastify';

/** Sends an answer that is JSON already, past the serializer: the tests hold it to its contract. */
export function sendJson(reply: FastifyReply, json: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json);
}
