export {
  type FakeStripe,
  type Fault,
  fakeStripe,
  type Message,
  signed,
  signedText,
} from './fake-stripe.js';
export { StripeApiError } from './ledger.js';
export type { Fields } from './requests.js';
