import type { LogEvent } from 'kysely'

import { currentRequestId } from '../logging/requestId.ts'

/** A query that took long. Its values are left out: they may be names. */
export interface SlowQuery {
  ms: number
  sql: string
  /** Of the request that asked; as in the other lines of the log. */
  reqId: string | null
}

/** Half of the time after which a caller notices. */
export const SLOW_QUERY_MS = 500
/** A long list of placeholders says nothing. */
const LONGEST_SQL = 2000

/** For the `log` of Kysely: tells queries that took long, failed ones too. */
export function tellSlow(onSlowQuery: (query: SlowQuery) => void): (event: LogEvent) => void {
  return ({ queryDurationMillis, query }) => {
    if (queryDurationMillis < SLOW_QUERY_MS) return
    onSlowQuery({
      ms: Math.round(queryDurationMillis),
      sql: query.sql.slice(0, LONGEST_SQL),
      reqId: currentRequestId(),
    })
  }
}
