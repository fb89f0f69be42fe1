import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** The content codings that copies are kept in, the best first. */
const codings = ['br', 'gzip'] as const;

/** The bytes of an answer in one coding, and the headers that describe them. */
export interface Copy {
  body: Buffer;
  headers: Record<string, string>;
}

/** An answer that is kept, as it is and compressed. */
export interface Copies {
  plain: Copy;
  /** Its smallest copy in one of some codings, undefined if there is none; made when it is first asked for, unless the build has made it. */
  coded: (accepted: readonly string[]) => Copy | Promise<Copy> | undefined;
}

/** The copies of a file that the build has compressed. */
export type BuiltCopies = Partial<Record<(typeof codings)[number], Buffer>>;

/** Keeps an answer with its headers, which `vary` belongs to, and its compressed copies once they were asked for. */
export function copiesOf(plain: Buffer, headers: Record<string, string>, built: BuiltCopies = {}): Copies {
  const copies = new Map<string, Copy | Promise<Copy>>();
  const made = (coding: (typeof codings)[number]) => {
    const copyOf = (body: Buffer) => {
      const copy = { body, headers: { ...headers, 'content-encoding': coding } };
      copies.set(coding, copy);
      return copy;
    };
    const ready = built[coding];
    if (ready) return copyOf(ready);
    // Asked for again before it is made, it isn't made twice.
    const making = compress[coding](plain).then(copyOf);
    copies.set(coding, making);
    making.catch(() => copies.delete(coding));
    return making;
  };
  return {
    plain: { body: plain, headers },
    coded: (accepted) => {
      const coding = codings.find((name) => accepted.includes(name));
      return coding && (copies.get(coding) ?? made(coding));
    },
  };
}

const compress = { br: brotli, gzip: promisify<Buffer, Buffer>(gzip) };

function brotli(plain: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });
}

/** Sends the smallest copy that the client accepts. */
export function sendSmallest(request: FastifyRequest, reply: FastifyReply, copies: Copies): FastifyReply {
  const copy = copies.coded(codingsOf(request)) ?? copies.plain;
  if (!(copy instanceof Promise)) return sendCopy(reply, copy);
  copy.then(
    (made) => sendCopy(reply, made),
    (error: unknown) => reply.send(error),
  );
  return reply;
}

function sendCopy(reply: FastifyReply, { headers, body }: Copy): FastifyReply {
  return reply.headers(headers).send(body);
}

const none: readonly string[] = [];

/** The codings that a client accepts. The smallest copy of all is sent: the weights only say which one a client would rather decode. */
function codingsOf(request: FastifyRequest): readonly string[] {
  const header = request.headers['accept-encoding'];
  if (header === undefined) return none;
  const known = negotiated.get(header);
  if (known) return known;
  const accepted = new Negotiator(request).encodings([...codings]);
  negotiated.set(header, accepted);
  return accepted;
}

/** Browsers send few different headers; what others send takes no more memory than this. */
const negotiated = new LRUCache<string, readonly string[]>({ max: 100 });
