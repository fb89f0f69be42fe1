/**
 * Returns the network of an address, as one visitor can have: an IPv4 address, or the /48 of IPv6 that a site
 * gets from its provider (RFC 6177).
 */
export function networkOf(address: string): string {
  if (address.includes('.')) return address.slice(address.lastIndexOf(':') + 1); // also IPv4-mapped IPv6
  if (!address.includes(':')) return address;
  const [head = [], tail] = address
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = tail ? Array<string>(8 - head.length - tail.length).fill('0') : [];
  const groups = [...head, ...zeros, ...(tail ?? [])];
  return `${groups
    .slice(0, 3)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/48`;
}
