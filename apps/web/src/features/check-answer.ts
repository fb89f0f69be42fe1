import { endpoints } from '@mathtools/contracts/endpoints';

/** Logs and throws if a successful answer does not match its endpoint's schema; a request of no known endpoint is not checked. */
export function checkAnswer(line: string, answer: unknown): void {
  const [called] = line.split('?');
  const endpoint = Object.entries(endpoints).find(([pattern]) =>
    new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(called ?? ''),
  );
  const checked = endpoint?.[1].response.safeParse(answer);
  if (!checked || checked.success) return;
  // Views show any failure as a failed request: without this line a developer would not see the cause.
  console.error(`The answer to ${line} does not match its contract.`, checked.error);
  throw checked.error;
}
