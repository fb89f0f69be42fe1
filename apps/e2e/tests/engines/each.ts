import type { ChildProcess } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { freePort } from '../../../../scripts/free-port.mjs';
import { originOf, startServer, stopServer } from '../servers.js';
import { type Engine, ENGINES } from './engine.js';

/** A script that returns true once the page is interactive. */
const ALIVE = `return document.documentElement.hasAttribute('data-ready')`;

/** A script that returns the number of elements of math without exactly two parts. */
const PARTIAL_MATH = `return [...document.querySelectorAll('mfrac, msup, msub, mroot')].filter((each) => each.children.length !== 2).length`;

export interface Opened {
  readonly name: string;
  readonly engine: () => Engine;
  readonly origin: () => string;
  /** Waits until a script returns a value. */
  readonly has: (body: string, what?: unknown) => Promise<void>;
  /** Opens a page and waits until it is interactive. */
  readonly open: (path: string) => Promise<void>;
}

/** Defines tests that run in each browser engine, with a server of their own. */
export function inEachEngine(define: (opened: Opened) => void): void {
  for (const { name, package: debian, isFound, start } of ENGINES)
    test.describe(name, { tag: '@full' }, () => {
      test.skip(
        !isFound && process.env['REQUIRE_SERVERS'] !== '1',
        `There is no ${name} on this machine: Debian’s package ${debian} has one.`,
      );
      test.describe.configure({ mode: 'default' });
      let engine: Engine;
      let server: ChildProcess;
      let origin = '';

      // A navigation ends a script that runs, so an error is tried again too.
      const has = (body: string, what: unknown = true) =>
        expect(async () => {
          expect(await engine.run(body)).toEqual(what);
        }).toPass({ timeout: 60_000 });

      test.beforeAll(async () => {
        const port = await freePort();
        origin = originOf(port);
        server = await startServer(port, { DATABASE_FILE: ':memory:', PAYMENTS: 'demo' });
        engine = await start();
      });
      test.afterAll(async () => {
        await engine.close();
        await stopServer(server);
      });
      test.afterEach(async () => {
        await has(PARTIAL_MATH, 0);
        const faults = engine.faults.splice(0);
        expect(faults, `errors reported by the browser: ${faults.join('; ')}`).toEqual([]);
      });

      const open = async (path: string): Promise<void> => {
        await engine.open(origin + path);
        await has(ALIVE);
      };
      define({ name, engine: () => engine, origin: () => origin, has, open });
    });
}
