import type { KyselyPlugin } from 'kysely'

import type { TestEngine } from './database.ts'

/** An engine whose databases count queries, for tests of how many a call makes. */
export function countQueries(engine: TestEngine): { engine: TestEngine; queries: () => number } {
  let count = 0
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      count += 1
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  return {
    engine: {
      ...engine,
      createDatabase: async (options) => {
        const database = await engine.createDatabase(options)
        return { ...database, db: database.db.withPlugin(counter) }
      },
    },
    queries: () => count,
  }
}
