import { endpoints } from '@mathtools/contracts/endpoints';

/** Logs and throws if a response doesn't match its endpoint's schema. Requests to unknown endpoints aren't checked. */
export function checkAnswer(line: string, answer: unknown): void {
  const [called] = line.split('?');
  const endpoint = Object.entries(endpoints).find(([pattern]) =>
    new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(called ?? ''),
  );
  const checked = endpoint?.[1].response.safeParse(answer);
  if (!checked || checked.success) return;
  // Views show any failure as a failed request, so without this log a developer wouldn't see the cause.
  console.error(`The answer to ${line} does not match its contract.`, checked.error);
  throw checked.error;
}
