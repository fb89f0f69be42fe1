import { Link } from 'react-router-dom';
import { Section } from '../../ui/article/article.js';
import { Policy } from '../policy.js';
import { page } from './page.js';

const SUMMARY = [
  'Your calculations happen in your browser, and we don’t keep any of them.',
  'There are no third-party ads, no analytics and no trackers. Only the checkout loads Stripe, which checks for fraud.',
  'We keep only what this page lists, and remove it within 30 days if you ask, except for what tax law requires us to keep.',
];

const CHANGED =
  'Changed on November 29, 2026: A practice record now belongs to one learner, not to a purchase. We describe several learners in one browser, joining devices, recovery codes, importing files, and deleting a record for 30 days or at once. We keep what you typed for at most 90 days.';

/** Renders the privacy policy. */
export function Component() {
  return (
    <Policy page={page} heading="Privacy Policy" summary={SUMMARY} changed={CHANGED}>
      <Section title="Who is responsible">
        <p>
          The controller is the operator of this site: the seller named at the bottom of every page, with the
          address and email address shown there. If no seller is named, nothing is sold here, and you can
          reach the operator through <Link to="/contact">the contact form</Link>.
        </p>
      </Section>
      <Section title="Your calculations">
        <p>
          Every tool runs in your browser and sends us nothing. Your numbers are part of the page’s address,
          so that you can bookmark or share them. When someone opens such an address, our server receives it,
          but doesn’t record the part with the numbers. Anyone you send the link to can see the numbers in it,
          including your date of birth if you entered one.
        </p>
      </Section>
      <Section title="What stays on your device">
        <p>Your browser’s local storage keeps:</p>
        <ul>
          <li>your choice of light or dark theme,</li>
          <li>the problems you solved in your packs,</li>
          <li>the practice problems you saw most recently, so that you get different ones,</li>
          <li>the problems you answered correctly, so that each one counts only once,</li>
          <li>the results of your latest practice answers, until our server receives them,</li>
          <li>
            if you practice skills: a copy of your practice record, your daily goal, and what you can continue
            with,
          </li>
          <li>
            if several learners use this browser: the animal and the name of each, which never leave it, and
            who practiced last,
          </li>
          <li>
            if you have Pro or Master: that you do, so that the marketplace can reserve space for a message
            about it.
          </li>
        </ul>
        <p>
          Until you close the tab, your browser also remembers whether you read steps one at a time, and which
          problems you solved under “Find my level”, so that a reload continues there. If we update the site
          while a tab is open, the tab records that it has loaded the new version. While it reloads, it keeps
          what you were typing, except codes and anything on the checkout page. The browser’s cache keeps
          copies of pages and tools so that the calculators work offline.
        </p>
        <p>You can delete all of this in your browser’s settings.</p>
      </Section>
      <Section title="One cookie">
        <p>
          The tools don’t set any cookies. We set one cookie when there is something to remember for you, such
          as practice progress, a lesson you marked as read, a free trial or a purchase. It contains a random
          number, signed by us, and nothing about you. Scripts can’t read it, and we don’t use it for anything
          else. Your browser removes it 400 days after your last visit. We delete the data stored under its
          number 180 days after your last visit, or one week after your first visit if you don’t come back. If
          you bought something, we keep that data so that you don’t lose your purchase.
        </p>
      </Section>
      <Section title="What we store, and why">
        <ul>
          <li>
            Practice: for each learner in your browser, the number of problems completed in each category and
            the streak, under the random number in your cookie and a random number for the learner. We don’t
            ask for an age or a name. The names of learners stay in your browser.
          </li>
          <li>
            Your practice record: each answer as you typed it, with the problem, the result, a known mistake,
            the number of tries and hints, the mistakes marked in your written work, when you answered and how
            long it took. It also contains the results of placements and what you import from a file, but no
            name and no email address. From it, we find out which skills you know and when to review them.
            Each learner has a record of their own, which has nothing to do with purchases.
          </li>
          <li>
            Devices of a learner: if you join another device or make a code for one, the type of each browser,
            such as “Firefox on Windows,” the day of its last use, and when and how it joined. We store the
            codes only in a form that can’t be read.
          </li>
          <li>
            Newsletter: your email address, to send you the newsletter. Every email has an unsubscribe link.
          </li>
          <li>Contact form: your name, email address, subject and message, to reply to you.</li>
          <li>
            Purchases: the product, the price, the time, the status and number of the payment, the email
            address for your receipt, and what you agreed to at checkout. We need them to deliver your
            purchase and to keep our books. When you open the checkout, we store the order before you pay. If
            the tax depends on where you live, the checkout asks for your country. We then also store the
            country and postal code you entered, the tax, and the country of your card, as the records the law
            requires.
          </li>
          <li>
            Withdrawals: your name, the order, the email address for the confirmation and the time, so that we
            can refund your money and prove that we did.
          </li>
          <li>
            Browsers: the type of browser you used to make or restore a purchase or to start a trial, such as
            “Firefox on Windows.” This lets you recognize the browser in the marketplace, where you can remove
            it. Anyone who shares your purchase can also see this, along with the time the browser was last
            used.
          </li>
          <li>Packs: the lessons you marked as read, under the random number in your cookie.</li>
          <li>
            Free trial: the fact that you had one, with your email address if you gave it, because there is
            one trial per person.
          </li>
        </ul>
      </Section>
      <Section title="Legal basis">
        <ul>
          <li>
            To perform a contract with you, or to take steps you ask for before one (Article 6(1)(b) of the
            GDPR): orders, payments, receipts, trials, the cookie that links them to you, and the browsers
            that can use them.
          </li>
          <li>
            Because the law requires it (Article 6(1)(c)): purchase records (including the tax and evidence of
            where you live), withdrawals, and what you agreed to.
          </li>
          <li>
            With your consent (Article 6(1)(a)): the newsletter. You can unsubscribe with the link in every
            email.
          </li>
          <li>
            For a legitimate interest (Article 6(1)(f)): replying to your messages, saving your progress at
            your request, limiting the trial to one per person, detecting fraud, keeping the log, and blocking
            excessive requests.
          </li>
        </ul>
        <p>
          You don’t have to give us any data to use the tools. Without an email address, we can’t send you a
          receipt. We make no decisions about you based solely on automated processing.
        </p>
      </Section>
      <Section title="How long we keep it">
        <ul>
          <li>
            Practice, lessons marked as read, and browsers: 180 days after your last visit, or one week after
            your first visit if you don’t come back. If you made a purchase, we keep them as long as the
            purchase itself.
          </li>
          <li>
            Your practice record: just as long, or until you delete it. If several of your devices share it,
            we keep it as long as the last of them. If you made a recovery code, we keep it until you end the
            code or delete the record.
          </li>
          <li>
            The text of an answer: until you try the same problem again, on any of your devices, and at most
            90 days after you gave it. Then we keep only the result and the known mistake.
          </li>
          <li>
            A deleted practice record: hidden at once on all devices that share it, and erased after 30 days.
            Until then, you can undo it. You can also choose to erase it at once. Erasing also takes these
            answers from devices that no longer share the record.
          </li>
          <li>
            Joining devices: the code works for 10 minutes, and both devices must agree within 10 minutes. We
            keep what is needed to undo a join for 30 days, and when a file was imported as long as the
            record. If you undo an import, its answers are hidden at once and erased within an hour.
          </li>
          <li>
            Unpaid orders: 180 days after the checkout was last opened. Paid orders, including any withdrawal:
            as long as tax and commercial law requires, which in many countries is ten years.
          </li>
          <li>Contact form messages: one year.</li>
          <li>
            Newsletter: until you unsubscribe. Unconfirmed addresses: 30 days, or one year if the site doesn’t
            ask for confirmation.
          </li>
          <li>Free trials: the fact that you had one, for as long as there is one trial per person.</li>
          <li>Emails that couldn’t be delivered: 30 days. The server’s log: as long as its host keeps it.</li>
        </ul>
        <p>Deleted data stays in our backups until newer backups replace them.</p>
      </Section>
      <Section title="Payments">
        <p>
          Stripe processes card payments. Your card details go straight from your browser to Stripe and never
          reach our server. Stripe’s script is loaded only on the checkout page, where Stripe’s own privacy
          policy also applies. To detect fraud, Stripe monitors how that page is used and sets its own
          cookies. Stripe also receives your email address for the receipt, and the country and postal code if
          the checkout asks for them.
        </p>
      </Section>
      <Section title="The server’s log">
        <p>
          For each request, our server logs the time, the path of the page without your numbers, the result,
          and how long it took. When a purchase code is created or used, our server logs the purchase number.
          It doesn’t log IP addresses or cookies. To block excessive requests, it keeps a count of requests
          for each IP address in memory for up to one day. It also keeps the last practice problem it gave you
          in memory so that you don’t get the same one twice in a row.
        </p>
      </Section>
      <Section title="Who we share it with">
        <p>
          Our service providers, and only as needed to provide their services: the host of our server, the
          service that delivers our email, and Stripe. We don’t sell your data or share it with anyone else.
        </p>
      </Section>
      <Section title="International transfers">
        <p>
          Stripe may process payments in the United States and elsewhere outside the European Economic Area,
          under the safeguards named in its privacy policy: the EU–US Data Privacy Framework and the European
          Commission’s standard contractual clauses. Ask us which countries our server and our email service
          are in.
        </p>
      </Section>
      <Section title="Your rights">
        <p>
          <Link to="/contact">Write to us</Link> to get a copy of the data we store about you, including one
          you can take to another service. You can also ask us to correct it, delete it or restrict its use,
          and you can object where we rely on a legitimate interest. You can withdraw your consent at any
          time. That doesn’t affect what we did with your data before then. Accounts here have no password. We
          find your data by your email address or your browser’s cookie. When you ask us to delete your
          account, its data is removed within 30 days. We keep only the purchase records that tax law
          requires, for as long as it requires them.
        </p>
        <p>
          You can also file a complaint with the data protection authority where you live or work, or where
          you think the law was broken.
        </p>
      </Section>
      <Section title="Who can see a practice record">
        <p>
          Everyone who uses a browser in which the learner practices can see it, and nobody else. Another
          device gets it only after a yes on both devices, which show the type and the last day of the other
          one first. Your progress page lists every device that has the record. A device can leave, and it can
          remove those that joined after it. A removed device keeps only the answers given on it or imported
          there, and the others keep these until then. Within 30 days, a join can be undone, which gives each
          device back what it had. This also works after a device has left. A recovery code opens the record
          alone only when no device has it anymore. Otherwise one of the devices must agree.
        </p>
      </Section>
      <Section title="Children">
        <p>
          If you’re under 13, use the parts of this site that store something about you only with the consent
          of a parent. If you’re a parent and your child sent us something without your consent, let us know,
          and we will delete it.
        </p>
        <p>
          Parents can see everything on the child’s device: choose the learner at the top of the{' '}
          <Link to="/practice?progress">progress page</Link>. There, you can read the report, download every
          answer, see and remove devices, and erase the record at once. You can also{' '}
          <Link to="/contact">write to us</Link>. If someone bought something in the child’s browser, we find
          its records with the email address of the purchase.
        </p>
      </Section>
      <Section title="Changes">
        <p>
          When this policy changes, we publish the new text and its date here. We won’t use data you gave us
          under the old policy in a new way without asking you first.
        </p>
      </Section>
    </Policy>
  );
}
