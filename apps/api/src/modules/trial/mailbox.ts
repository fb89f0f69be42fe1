/**
 * Maps a provider's domains to the main domain of the same mailbox, with the characters that the provider
 * ignores in an address.
 */
const providers: Record<string, { domain: string; ignores: RegExp }> = {
  'gmail.com': { domain: 'gmail.com', ignores: /\./g },
  'googlemail.com': { domain: 'gmail.com', ignores: /\./g },
  'proton.me': { domain: 'proton.me', ignores: /[._-]/g },
  'protonmail.com': { domain: 'proton.me', ignores: /[._-]/g },
  'pm.me': { domain: 'proton.me', ignores: /[._-]/g },
};

/**
 * Returns the mailbox of an address: without a plus tag, and without the characters that its provider
 * ignores.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const { domain, ignores } = providers[email.slice(at + 1)] ?? {
    domain: email.slice(at + 1),
    ignores: undefined,
  };
  const name = email.slice(0, at).replace(/(?!^)\+.*/, '');
  const kept = ignores ? name.replace(ignores, '') : name;
  return `${kept || name}@${domain}`;
}
