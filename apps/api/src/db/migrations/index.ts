import type { Migration } from 'kysely';
import { sessions } from './001-sessions.js';
import { outbox } from './002-outbox.js';
import { newsletter } from './003-newsletter.js';
import { contact } from './004-contact.js';
import { practice } from './005-practice.js';
import { products } from './006-products.js';
import { problems } from './007-problems.js';
import { marketplace } from './008-marketplace.js';
import { payments } from './009-payments.js';
import { noProblems } from './010-no-problems.js';
import { cleanup } from './011-cleanup.js';
import { sessionRenewals } from './012-session-renewals.js';
import { restoreCodes } from './013-restore-codes.js';
import { browsers } from './014-browsers.js';
import { resolvedEvents } from './015-resolved-events.js';
import { withdrawals } from './016-withdrawals.js';
import { salesIndex } from './017-sales-index.js';
import { jobs } from './018-jobs.js';
import { tax } from './019-tax.js';
import { withdrawalReminders } from './020-withdrawal-reminders.js';
import { mailPriorities } from './021-mail-priorities.js';
import { newsletterIssues } from './022-newsletter-issues.js';
import { contactDigest } from './023-contact-digest.js';
import { records } from './024-records.js';
import { mergedRecordCodes } from './025-merged-record-codes.js';
import { learners } from './026-learners.js';
import { typedTexts } from './027-typed-texts.js';
import { ownership } from './028-ownership.js';

/** All migrations by name. They run in the order of their names. */
export type Migrations = Record<string, Migration>;

/** All migrations by name, in order. A released migration and its name never change. */
export const migrations: Migrations = {
  '001-sessions': sessions,
  '002-outbox': outbox,
  '003-newsletter': newsletter,
  '004-contact': contact,
  '005-practice': practice,
  '006-products': products,
  '007-problems': problems,
  '008-marketplace': marketplace,
  '009-payments': payments,
  '010-no-problems': noProblems,
  '011-cleanup': cleanup,
  '012-session-renewals': sessionRenewals,
  '013-restore-codes': restoreCodes,
  '014-browsers': browsers,
  '015-resolved-events': resolvedEvents,
  '016-withdrawals': withdrawals,
  '017-sales-index': salesIndex,
  '018-jobs': jobs,
  '019-tax': tax,
  '020-withdrawal-reminders': withdrawalReminders,
  '021-mail-priorities': mailPriorities,
  '022-newsletter-issues': newsletterIssues,
  '023-contact-digest': contactDigest,
  '024-records': records,
  '025-merged-record-codes': mergedRecordCodes,
  '026-learners': learners,
  '027-typed-texts': typedTexts,
  '028-ownership': ownership,
};
