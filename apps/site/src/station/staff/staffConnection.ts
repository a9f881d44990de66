import { createApiClient, type ApiClient } from '@parket/api-client/client'
import type { StreamConnection } from '@parket/api-client/stream'

/** How a station of the staff reaches the server: its calls and its stream. */
export interface StaffConnection {
  api: ApiClient
  stream: StreamConnection
  /** The server's hour, ms since 1970: a screen or a tablet may be minutes off. The device's until the first answer. */
  now: () => number
}

/** The server tells whole seconds, and an answer takes its time. */
const CLOCK_TOLERANCE_MS = 2000

/** @param onCutOff hears that the token is good no more */
export function staffConnection(token: string, onCutOff: () => void): StaffConnection {
  let ahead = 0
  const options = {
    getToken: () => token,
    getDs: () => new URLSearchParams(location.search).get('ds'),
    async fetch(request: Request): Promise<Response> {
      const answer = await fetch(request)
      if (answer.status === 401) onCutOff()
      ahead = aheadOfDevice(answer) ?? ahead
      return answer
    },
  }
  return {
    api: createApiClient({ ...options, csrf: 'none' }),
    stream: options,
    now: () => Date.now() + ahead,
  }
}

/** How far the server's clock is ahead of the device's, ms; null where the answer does not tell. */
function aheadOfDevice({ headers }: Response): number | null {
  const difference = Date.parse(headers.get('date') ?? '') - Date.now()
  if (Number.isNaN(difference)) return null
  return Math.abs(difference) < CLOCK_TOLERANCE_MS ? 0 : difference
}
