import { endpoints } from '@mathtools/contracts/endpoints';

/** Throws where a successful answer is not what its endpoint promises; a request of no endpoint is promised nothing. */
export function checkAnswer(line: string, answer: unknown): void {
  const [called] = line.split('?');
  const endpoint = Object.entries(endpoints).find(([pattern]) =>
    new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(called ?? ''),
  );
  endpoint?.[1].response.parse(answer);
}
