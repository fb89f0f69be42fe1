import type { FastifyReply } from 'fastify';
import { type Copies, copiesOf } from './coded-copies.js';

const type = 'application/json; charset=utf-8';

/** Sends an answer that is already JSON, without the serializer; tests check it against its contract. */
export function sendJson(reply: FastifyReply, json: string | Buffer): FastifyReply {
  return reply.type(type).send(json);
}

/** Keeps a long answer in JSON, to be sent compressed as a file is. It must hold nothing of a visitor. */
export function keptJson(json: string): Copies {
  return copiesOf(Buffer.from(json), { 'content-type': type, vary: 'Accept-Encoding' });
}
