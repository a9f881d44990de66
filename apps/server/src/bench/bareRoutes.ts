import Fastify, { type FastifyInstance } from 'fastify'

import { replayStatements, type Send, type Statement } from './statements.ts'

/** A driver without anything of ours around it. */
export interface Bare {
  send: Send
  /** Runs something in a transaction on a connection of its own. */
  transaction: (work: (send: Send) => Promise<void>) => Promise<void>
}

/** What the server sent to the database for each call. */
export interface Recordings {
  reads: Record<string, Statement[]>
  registration: Statement[]
}

/**
 * The floor that the API is measured against: routes that send the same queries and answer with their
 * rows, and the transaction of a registration without HTTP and rules.
 */
export function bareRoutes(bare: Bare, { reads, registration }: Recordings): FastifyInstance {
  const app = Fastify()
  for (const [name, statements] of Object.entries(reads)) {
    app.get(`/${name}`, async () => {
      const answers = []
      for (const { sql, parameters } of statements)
        answers.push(await bare.send(sql, [...parameters]))
      return answers
    })
  }

  let count = 0
  const register = () =>
    bare.transaction((send) => replayStatements(registration, send, `Б${String((count += 1))}`))
  app.post<{ Querystring: { count?: string; callers?: string } }>(
    '/registrations',
    async ({ query }) => {
      let left = Number(query.count ?? 1)
      const started = performance.now()
      const call = async () => {
        while (left > 0) {
          left -= 1
          await register()
        }
      }
      await Promise.all(Array.from({ length: Number(query.callers ?? 1) }, call))
      return { ms: performance.now() - started }
    },
  )
  return app
}
