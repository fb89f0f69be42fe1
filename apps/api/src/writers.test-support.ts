import { setTimeout as delay } from 'node:timers/promises';
import type { Acknowledged } from './acknowledged.test-support.js';

interface Writing {
  acknowledged: Acknowledged;
  isStopped: () => boolean;
  post: (path: string, body: unknown, cookie?: string) => Promise<Response>;
}

const clients = 6;
let written = 0;

/** Starts six visitors that write to a server continuously until it is gone or they are stopped. */
export function startWriters(port: number, acknowledged: Acknowledged) {
  let stopped = false;
  const post: Writing['post'] = async (path, body, cookie = '') => {
    const response = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    await response.text();
    if (response.status === 200) return response;
    if (response.status !== 503) throw new Error(`${path}: ${response.status}`);
    // 503: the machine is busy.
    await delay(100);
    return post(path, body, cookie);
  };
  const writing = { acknowledged, isStopped: () => stopped, post };
  const cookies = [...acknowledged.progress.keys()];
  const work = Array.from({ length: clients }, (_, client) => write(writing, cookies[client]));
  return {
    /** Resolves to the errors that ended clients. */
    ended: Promise.allSettled(work).then((results) =>
      results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : [])),
    ),
    stop: () => {
      stopped = true;
    },
  };
}

async function write({ acknowledged, isStopped, post }: Writing, known?: string): Promise<void> {
  const { messages, addresses, progress } = acknowledged;
  let cookie = known;
  while (!isStopped()) {
    const id = `number-${++written}-`;
    const email = `${id}@math.example`;
    await post('contact', { name: 'Ada', email, subject: 'Hello', message: id });
    messages.add(id);
    await post('newsletter/subscribe', { email });
    addresses.add(email);
    const problemsCompleted = (progress.get(cookie ?? '') ?? 0) + 1;
    const answer = await post('progress/algebra', { problemsCompleted, streak: 1 }, cookie);
    cookie ??= answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    progress.set(cookie, problemsCompleted);
  }
}
