/**
 * Returns the network of an address that one visitor can have: an IPv4 address, or the first bits of an IPv6 address. A
 * device has a /64. A site gets a /48 from its provider (RFC 6177).
 */
export function networkOf(address: string, bits: 48 | 64 = 48): string {
  if (address.includes('.')) return address.slice(address.lastIndexOf(':') + 1); // also IPv4-mapped IPv6
  if (!address.includes(':')) return address;
  const [head = [], tail] = address
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = tail ? Array<string>(8 - head.length - tail.length).fill('0') : [];
  const groups = [...head, ...zeros, ...(tail ?? [])];
  return `${groups
    .slice(0, bits / 16)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/${bits}`;
}
