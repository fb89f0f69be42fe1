import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox.js';

it.each([
  ['ada@math.example', 'ada@math.example'],
  ['ada+1@math.example', 'ada@math.example'],
  ['ada+1+2@math.example', 'ada@math.example'],
  ['a.d.a@math.example', 'a.d.a@math.example'],
  ['a.da@gmail.com', 'ada@gmail.com'],
  ['a.d.a+news@googlemail.com', 'ada@gmail.com'],
  ['a-d_a.@protonmail.com', 'ada@proton.me'],
  ['ada+x@pm.me', 'ada@proton.me'],
  ['+tag@math.example', '+tag@math.example'],
  ['ada@mail.gmail.com', 'ada@mail.gmail.com'],
  ['-@proton.me', '-@proton.me'],
])('%s leads to %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
  expect(mailboxOf(mailbox)).toBe(mailbox);
});
