import { Link } from 'react-router-dom';
import { Section } from '../../ui/article/article.js';
import { Policy } from '../policy.js';
import { page } from './page.js';

const SUMMARY = [
  'Your calculations happen in your browser, and we keep none of them.',
  'There are no advertisements, no analytics and no trackers.',
  'We keep only what you send us, and remove it within 30 days when you ask.',
];

/** The privacy policy. */
export function Component() {
  return (
    <Policy page={page} heading="Privacy Policy" summary={SUMMARY}>
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
          packs you solved, which practice problems you answered right, so that each counts once, and whether
          your last practice answers were right until our server has heard of it. Until you close the tab, it
          keeps whether you read steps one at a time. Its cache keeps copies of pages and tools, so that the
          calculators work without a connection. If this site changes while a tab is open, the tab notes that
          it has loaded the new version. If you have Pro or Master, the marketplace notes that, so that it can
          keep room to say so. You can delete all of it in your browser’s settings.
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
            Purchases: the product, the price, the time, the state and number of the payment, and the email
            address for your receipt, to deliver what you bought and to keep our books.
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
      <Section title="Payments">
        <p>
          Card payments are handled by Stripe. What you type about your card goes from your browser straight
          to Stripe and never reaches our server. Stripe’s script is loaded on the checkout page only, and
          there Stripe’s own privacy policy holds too. To recognise fraud, Stripe looks there at how the page
          is used, and keeps cookies of its own. Your address for the receipt goes to Stripe too. Opening the
          checkout stores an order, which is deleted after 180 days if nobody pays it.
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
      <Section title="Your data is yours">
        <p>
          <Link to="/contact">Write to us</Link> to get a copy of what we store about you, to correct it or to
          delete it. Accounts here have no password: what belongs to you is found by your email address or by
          your browser’s cookie. After you ask us to delete your account, its data is removed within 30 days.
          Only what tax law makes us keep about a purchase stays for as long as that law says.
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
