import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { KyselyPlugin } from 'kysely'

import { buildApp, type AppOptions } from '../app.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { createVault } from '../security/vault.ts'
import type { TestDatabase, TestEngine } from './database.ts'
import { NOW, PASSWORD } from './fixtures.ts'
import { inject } from './inject.ts'
import { temporaryStorage, type TemporaryStorage } from './storage.ts'

/** A call; without a host, the default team's. */
export type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS'
  url: string
  host?: string
  token?: string | undefined
  body?: InjectOptions['payload'] | undefined
  headers?: Record<string, string>
}

export type Api = {
  app: FastifyInstance
  database: TestDatabase
  /** Where its files are, unless the test gave it a storage. */
  files: TemporaryStorage
  /** Moves the app's clock by milliseconds. */
  pass: (ms: number) => void
  /** A call as our client makes it: unsafe ones carry a CSRF token of their host. */
  call: (call: Call) => Promise<LightMyRequestResponse>
  /** How many queries the app made while something was done. */
  countQueries: (work: () => Promise<unknown>) => Promise<number>
  /** A token of the user with this e-mail. */
  logIn: (email: string) => Promise<string>
  close: () => Promise<void>
}

/** As in production, but a slow machine refuses nobody: how long it takes is no matter of a test. */
const PATIENT = { running: 8, runningPerQueue: 2, waiting: 300, waitMs: 60_000 }

export const testVault = createVault('a key of the tests alone, of no worth')

/** The API on a database of its own; every answer is checked against the contract. */
export async function startApi(
  engine: TestEngine,
  options: Partial<AppOptions> = {},
): Promise<Api> {
  const database = await engine.createDatabase()
  const files = temporaryStorage()
  let now = NOW.getTime()
  let queries = 0
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      queries += 1
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  const app = await buildApp({
    config: { allowDs: true, metricsOpen: false, trustProxy: false, publicUrl: null, port: 3000 },
    db: database.db.withPlugin(counter),
    files,
    metrics: createMetrics(database),
    vault: testVault,
    version: '1.2.3',
    // What it carries, without the site's script around it.
    emergencyPage: JSON.stringify,
    clock: () => new Date(now),
    checkAnswers: true,
    tenantCacheMs: 0,
    sharedAnswerMs: 0,
    registering: PATIENT,
    pause: async () => {},
    lookUpHost: async () => [],
    ...options,
  })

  async function call({ method = 'GET', url, host = 'localhost', token, body, headers }: Call) {
    const isSafe = method === 'GET' || method === 'HEAD'
    return inject(app, {
      method,
      url,
      headers: {
        host,
        ...(isSafe ? {} : await csrfHeaders(app, host)),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body }),
    })
  }

  return {
    app,
    database,
    files,
    call,
    pass: (ms) => {
      now += ms
    },
    async countQueries(work) {
      const before = queries
      await work()
      return queries - before
    },
    async logIn(email) {
      const body = { email, password: PASSWORD }
      const answer = await call({ method: 'POST', url: '/api/login', body })
      return answer.json<{ token: string }>().token
    },
    async close() {
      await app.close()
      await database.close()
      files.remove()
    },
  }
}

const csrfOfApps = new WeakMap<FastifyInstance, Map<string, Promise<Record<string, string>>>>()

/**
 * The headers with which a browser that fetched the CSRF cookie makes unsafe calls. Fetched once for
 * each host of an app: they stay valid.
 */
export async function csrfHeaders(
  app: FastifyInstance,
  host: string,
): Promise<Record<string, string>> {
  const ofApp = csrfOfApps.get(app) ?? new Map<string, Promise<Record<string, string>>>()
  csrfOfApps.set(app, ofApp)
  const headers = ofApp.get(host) ?? fetchCsrfHeaders(app, host)
  ofApp.set(host, headers)
  return { ...(await headers) }
}

async function fetchCsrfHeaders(
  app: FastifyInstance,
  host: string,
): Promise<Record<string, string>> {
  const { cookies } = await app.inject({ url: '/sanctum/csrf-cookie', headers: { host } })
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  return {
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    'x-xsrf-token': token,
  }
}
