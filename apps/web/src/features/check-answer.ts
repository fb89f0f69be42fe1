import { endpoints } from '@mathtools/contracts/endpoints';

/** Throws if a successful answer does not match its endpoint's schema; a request of no known endpoint is not checked. */
export function checkAnswer(line: string, answer: unknown): void {
  const [called] = line.split('?');
  const endpoint = Object.entries(endpoints).find(([pattern]) =>
    new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(called ?? ''),
  );
  endpoint?.[1].response.parse(answer);
}
