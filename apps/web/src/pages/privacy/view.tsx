import { Link } from 'react-router-dom';
import { Section } from '../../ui/article/article.js';
import { Policy } from '../policy.js';
import { page } from './page.js';

const SUMMARY = [
  'Your calculations happen in your browser, and we keep none of them.',
  'There are no third-party ads, no analytics and no trackers. Only the checkout loads Stripe, which looks for fraud.',
  'We keep only what this page lists, and remove it within 30 days when you ask, except what tax law makes us keep.',
];

/** The privacy policy. */
export function Component() {
  return (
    <Policy page={page} heading="Privacy Policy" summary={SUMMARY}>
      <Section title="Who is responsible">
        <p>
          The controller is whoever runs this site: the seller named at the foot of every page, with the
          address and e-mail address that stand there. If none is named, nothing is sold here, and{' '}
          <Link to="/contact">the contact form</Link> reaches who runs it.
        </p>
      </Section>
      <Section title="Your calculations">
        <p>
          Every tool computes in your browser; nothing is sent to us for it. Your numbers are kept in the
          address of the page, so that you can bookmark or share them. When such an address is opened, it
          reaches our server, which does not record the part with the numbers. Whoever you send the link to
          sees the numbers in it, your date of birth too if you entered one.
        </p>
      </Section>
      <Section title="What stays on your device">
        <p>
          Your browser’s local storage keeps your choice of the light or dark theme, which problems of your
          packs you solved, which practice problems you saw last, so that you get others, and which ones you
          answered right, so that each counts once. It keeps whether your last practice answers were right
          until our server has heard of it. Until you close the tab, it keeps whether you read steps one at a
          time. Its cache keeps copies of pages and tools, so that the calculators work without a connection.
          If this site changes while a tab is open, the tab notes that it has loaded the new version. If you
          have Pro or Master, the marketplace notes that, so that it can keep room to say so. You can delete
          all of it in your browser’s settings.
        </p>
      </Section>
      <Section title="One cookie">
        <p>
          Using the tools sets no cookie. One is set when there is something to remember for you: practice
          progress, a lesson that you marked as read, a free trial or a purchase. It holds a random number,
          signed by us, and nothing about you. Scripts can’t read it, and it is used for nothing else. Your
          browser removes it 400 days after your last visit. What we keep under its number, we remove 180 days
          after your last visit, or a week after the first if you don’t come back. If you bought something, it
          stays, so that you don’t lose your purchase.
        </p>
      </Section>
      <Section title="What we store, and why">
        <ul>
          <li>
            Practice: for each category, how many problems you completed and your streak, under the random
            number of your cookie.
          </li>
          <li>
            Newsletter: your email address, to send you the newsletter. Every mail has a link that ends it.
          </li>
          <li>Contact form: your name, email address, subject and message, to answer you.</li>
          <li>
            Purchases: the product, the price, the time, the state and number of the payment, the email
            address for your receipt, and what you agreed to at the checkout, to deliver what you bought and
            to keep our books. Opening the checkout stores such an order before you pay. Where the checkout
            asks for your country, since the tax depends on it: the country and the postal code that you gave,
            the tax, and the country of your card, as the evidence that the law wants.
          </li>
          <li>
            Withdrawals: your name, the order, the address for the confirmation and the time, to return your
            money and to prove that we did.
          </li>
          <li>
            Browsers: what kind of browser bought, restored or tried something, such as “Firefox on Windows”,
            so that you recognise it in the marketplace, where you can remove it. Whoever shares your purchase
            sees it too, and when that browser was last used.
          </li>
          <li>Packs: which lessons you marked as read, under the random number of your cookie.</li>
          <li>
            Free trial: that you had one, with your email address if you gave it, since you can have it only
            once.
          </li>
        </ul>
      </Section>
      <Section title="On what grounds">
        <ul>
          <li>
            To fulfil a contract with you, or to prepare one (Article 6(1)(b) of the GDPR): orders, payments,
            receipts, trials, the cookie under which they are found, and the browsers that have them.
          </li>
          <li>
            Because the law asks for it (Article 6(1)(c)): the books of purchases, with the tax and the
            evidence of where you live, withdrawals, and what you agreed to.
          </li>
          <li>
            With your consent (Article 6(1)(a)): the newsletter. You end it with the link in every letter.
          </li>
          <li>
            For a legitimate interest (Article 6(1)(f)): answering your messages, remembering your progress as
            you asked us to, one trial for each person, recognising fraud, the log, and stopping floods of
            requests.
          </li>
        </ul>
        <p>
          You need to give us nothing to use the tools. Without an address we can’t send you a receipt. No
          decision about you is made by a machine alone.
        </p>
      </Section>
      <Section title="How long we keep it">
        <ul>
          <li>
            Practice, reading marks and browsers: 180 days after your last visit, or a week after the first if
            you don’t come back; with a purchase, as long as the purchase.
          </li>
          <li>
            An order that nobody paid: 180 days after the checkout was last opened. An order that was paid,
            with its withdrawal if there was one: as long as tax and commercial law says, in many countries
            ten years.
          </li>
          <li>Messages of the contact form: a year.</li>
          <li>
            Newsletter: until you end it. An address that was not confirmed: 30 days, or a year where nobody
            is asked to confirm.
          </li>
          <li>Free trials: that you had one, as long as trials are given once.</li>
          <li>
            Letters that could not be delivered: 30 days. The server’s log: as long as its host keeps it.
          </li>
        </ul>
        <p>Our backups have what was deleted until newer ones replace them.</p>
      </Section>
      <Section title="Payments">
        <p>
          Card payments are handled by Stripe. What you type about your card goes from your browser straight
          to Stripe and never reaches our server. Stripe’s script is loaded on the checkout page only, and
          there Stripe’s own privacy policy holds too. To recognise fraud, Stripe looks there at how the page
          is used, and keeps cookies of its own. Your address for the receipt goes to Stripe too, and so do
          the country and the postal code that the checkout asks for.
        </p>
      </Section>
      <Section title="The server’s log">
        <p>
          For each request our server writes down the time, the path of the page without your numbers, whether
          it succeeded and how long it took; and when a code for a purchase is made or used, the number of the
          purchase. It writes down no network address and no cookie. To stop floods of requests it counts them
          by network address in its memory for up to a day. In its memory, too, it knows which practice
          problem it gave you last, so that you don’t get the same one twice running.
        </p>
      </Section>
      <Section title="Who else receives it">
        <p>
          The companies that work for us, and only for that work: the host of our server, the service that
          delivers our mail, and Stripe. We sell no data and give none away.
        </p>
      </Section>
      <Section title="Where it goes">
        <p>
          Stripe may process payments in the United States and elsewhere outside the European Economic Area,
          by the safeguards that its privacy policy names: the EU–US Data Privacy Framework and the
          Commission’s standard contractual clauses. Ask us in which country our server and our mail service
          stand.
        </p>
      </Section>
      <Section title="Your data is yours">
        <p>
          <Link to="/contact">Write to us</Link> to get a copy of what we store about you, also to take it
          elsewhere, to correct it, to delete it or to restrict what we do with it, and to object where we
          rely on a legitimate interest. What you consented to, you may take back at any time, for the future.
          Accounts here have no password: what belongs to you is found by your email address or by your
          browser’s cookie. After you ask us to delete your account, its data is removed within 30 days. Only
          what tax law makes us keep about a purchase stays for as long as that law says.
        </p>
        <p>
          You may also complain to a data protection authority: that of the place where you live or work, or
          where you think that the law was broken.
        </p>
      </Section>
      <Section title="Children">
        <p>
          If you are under 13, use the parts of this site that store something about you only with the consent
          of a parent. If you are a parent and your child sent us something without it, tell us, and we delete
          it.
        </p>
      </Section>
      <Section title="Changes">
        <p>
          When this policy changes, the new text and its date stand here. What you gave us under the old text
          is not put to a new use without asking you.
        </p>
      </Section>
    </Policy>
  );
}
