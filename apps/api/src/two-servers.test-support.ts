import { Agent, request } from 'node:http';
import { onTestFinished } from 'vitest';
import { type Answer, answerTo } from './testing/ask.js';
import { startServer } from './testing/server-process.js';
import { siteFolder } from './testing/site-folder.js';
import { testDatabase } from './testing/test-database.js';

/** Starts two servers on one database. */
export async function twoServers(more: Record<string, string>) {
  const environment = {
    ...(await testDatabase()),
    WEB_ROOT: siteFolder(),
    TRUST_PROXY: '127.0.0.1',
    ...more,
  };
  const servers = await Promise.all([startServer(environment), startServer(environment)]);
  return { servers, start: () => startServer(environment) };
}

/** Sends a request like a browser that keeps its cookie and its connection. */
export function visitor(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => {
    agent.destroy();
  });
  let cookie = '';
  return async (path: string, body?: unknown, to = port): Promise<Answer> => {
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const method = body === undefined ? 'GET' : 'POST';
    const headers = { ...json, ...(cookie === '' ? {} : { cookie }) };
    const sent = request({ host: '127.0.0.1', port: to, path, method, headers, agent });
    sent.end(body === undefined ? undefined : JSON.stringify(body));
    const answer = await answerTo(sent);
    cookie = answer.headers['set-cookie']?.[0]?.split(';')[0] ?? cookie;
    return answer;
  };
}

/** Returns a message to support. */
export const message = (subject: string) => ({
  name: 'Ada',
  email: 'ada@math.example',
  subject,
  message: 'How?',
});
