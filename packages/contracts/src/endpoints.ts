import type { z } from 'zod';
import { ContactAccepted, ContactMessage } from './contact.js';
import {
  BrowserForgotten,
  BrowserPath,
  BrowserRemoved,
  Browsers,
  ChoiceRequest,
  Lesson,
  LessonPath,
  Library,
  PackContents,
  PackPath,
  PackProblems,
  PackSummary,
  Products,
  ReadingMarked,
  Restored,
  RestoreRequest,
} from './marketplace.js';
import {
  Deletion,
  DevicePath,
  JoinAnswer,
  JoinBegun,
  JoinPath,
  JoinRequest,
  Joins,
  LearnerChanged,
  LearnerCode,
  LearnerPath,
  LearnerQuery,
  Learners,
  UndoPath,
} from './learners.js';
import { NewsletterAccepted, NewsletterSubscription } from './newsletter.js';
import {
  CodeGiven,
  CodeRequest,
  CodesMailed,
  DemoPaid,
  DemoPayment,
  Order,
  OrderPath,
  PaymentIntent,
  PaymentRequest,
  Trial,
  TrialConfirmation,
  TrialRequest,
} from './payments.js';
import {
  CategoryPath,
  PracticeProblem,
  ProblemPath,
  RandomProblemQuery,
  Worksheet,
  WorksheetQuery,
} from './practice.js';
import { Progress } from './progress.js';
import { PublicConfiguration } from './public-configuration.js';
import { FactsStored, ImportPart, LearnerRecord, NewFacts, RecordExport, RecordQuery } from './record.js';
import { OpenOrders, Withdrawal, WithdrawalRequest } from './withdrawals.js';

/** Every endpoint that the site calls, by method and path, with the schemas of its request and response. */
export const endpoints = {
  'POST /api/newsletter/subscribe': { body: NewsletterSubscription, response: NewsletterAccepted },
  'POST /api/contact': { body: ContactMessage, response: ContactAccepted },
  'GET /api/config': { response: PublicConfiguration },
  'GET /api/practice/random/:category': {
    params: CategoryPath,
    query: RandomProblemQuery,
    response: PracticeProblem,
  },
  'GET /api/practice/problems/:id': { params: ProblemPath, response: PracticeProblem },
  'GET /api/practice/worksheet': { query: WorksheetQuery, response: Worksheet },
  'GET /api/progress/:category': { params: CategoryPath, query: LearnerQuery, response: Progress },
  'POST /api/progress/:category': {
    params: CategoryPath,
    query: LearnerQuery,
    body: Progress,
    response: Progress,
  },
  'GET /api/record': { query: RecordQuery, response: LearnerRecord },
  'POST /api/record/facts': { body: NewFacts, response: FactsStored },
  'GET /api/record/export': { query: LearnerQuery, response: RecordExport },
  'GET /api/learners': { response: Learners },
  'POST /api/learners/:learner/code': { params: LearnerPath, response: LearnerCode },
  'POST /api/learners/:learner/recovery': { params: LearnerPath, response: LearnerCode },
  'DELETE /api/learners/:learner/recovery': { params: LearnerPath, response: LearnerChanged },
  'POST /api/learners/:learner/devices/:device/remove': { params: DevicePath, response: LearnerChanged },
  'POST /api/learners/:learner/leave': { params: LearnerPath, response: LearnerChanged },
  'POST /api/learners/:learner/changes/:change/undo': { params: UndoPath, response: LearnerChanged },
  'POST /api/learners/:learner/imports': { params: LearnerPath, body: ImportPart, response: FactsStored },
  'POST /api/learners/:learner/delete': { params: LearnerPath, body: Deletion, response: LearnerChanged },
  'POST /api/learners/:learner/restore': { params: LearnerPath, response: LearnerChanged },
  'POST /api/joins': { body: JoinRequest, response: JoinBegun },
  'GET /api/joins': { response: Joins },
  'POST /api/joins/:join/answer': { params: JoinPath, body: JoinAnswer, response: LearnerChanged },
  'GET /api/marketplace/products': { response: Products },
  'GET /api/marketplace/library': { response: Library },
  'POST /api/marketplace/choice': { body: ChoiceRequest, response: Library },
  'POST /api/marketplace/restore': { body: RestoreRequest, response: Restored },
  'GET /api/marketplace/browsers': { response: Browsers },
  'POST /api/marketplace/browsers/:browser/remove': { params: BrowserPath, response: BrowserRemoved },
  'POST /api/marketplace/forget': { response: BrowserForgotten },
  'GET /api/marketplace/packs/:pack': { params: PackPath, response: PackContents },
  'GET /api/marketplace/packs/:pack/lessons/:lesson': { params: LessonPath, response: Lesson },
  'POST /api/marketplace/packs/:pack/lessons/:lesson/read': { params: LessonPath, response: ReadingMarked },
  'GET /api/marketplace/packs/:pack/problems': { params: PackPath, response: PackProblems },
  'GET /api/marketplace/packs/:pack/summary': { params: PackPath, response: PackSummary },
  'GET /api/marketplace/orders/:paymentIntent': { params: OrderPath, response: Order },
  'POST /api/marketplace/orders/:paymentIntent/code': { params: OrderPath, response: CodeGiven },
  'POST /api/marketplace/codes': { body: CodeRequest, response: CodesMailed },
  'POST /api/create-payment-intent': { body: PaymentRequest, response: PaymentIntent },
  'GET /api/withdrawals': { response: OpenOrders },
  'POST /api/withdrawals': { body: WithdrawalRequest, response: Withdrawal },
  'POST /api/demo/payment': { body: DemoPayment, response: DemoPaid },
  'POST /api/trial': { body: TrialRequest, response: Trial },
  'POST /api/trial/confirm': { body: TrialConfirmation, response: Trial },
} as const;

/** The method and the path of an endpoint. */
export type Endpoint = keyof typeof endpoints;

/** A request to an endpoint. `params` fill in the path, and `query` is appended to it. */
export type EndpointInput<E extends Endpoint> = {
  readonly [Part in Exclude<keyof (typeof endpoints)[E], 'response'>]: z.input<(typeof endpoints)[E][Part]>;
};

/** The body of an endpoint's successful response. */
export type EndpointAnswer<E extends Endpoint> = z.output<(typeof endpoints)[E]['response']>;
