import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

const type = 'application/json; charset=utf-8';

/** Sends a response that is already JSON, without the serializer. Tests check it against its contract. */
export function sendJson(reply: FastifyReply, json: string | Buffer | Readable): FastifyReply {
  return reply.type(type).send(json);
}
