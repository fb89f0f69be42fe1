import { once } from 'node:events';
import { type Agent, request } from 'node:http';
import { answerTo } from './ask.js';

/**
 * Sends a request with half of its body, once the server has asked for the body and thereby accepted the
 * request.
 */
export async function halfSent(agent: Agent, port: number) {
  const headers = { 'content-type': 'application/json', 'content-length': 2, expect: '100-continue' };
  const upload = request({ port, host: '127.0.0.1', agent, method: 'POST', path: '/api/nowhere', headers });
  upload.flushHeaders();
  await once(upload, 'continue');
  upload.write('{');
  const answer = answerTo(upload);
  return { answer, finish: () => upload.end('}') };
}
