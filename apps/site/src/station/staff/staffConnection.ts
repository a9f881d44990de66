import { createApiClient, type ApiClient } from '@parket/api-client/client'
import type { StreamConnection } from '@parket/api-client/stream'

/** How a station of the staff reaches the server: its calls and its stream. */
export interface StaffConnection {
  api: ApiClient
  stream: StreamConnection
}

/** @param onCutOff hears that the token is good no more */
export function staffConnection(token: string, onCutOff: () => void): StaffConnection {
  const options = {
    getToken: () => token,
    getDs: () => new URLSearchParams(location.search).get('ds'),
    async fetch(request: Request): Promise<Response> {
      const answer = await fetch(request)
      if (answer.status === 401) onCutOff()
      return answer
    },
  }
  return { api: createApiClient({ ...options, csrf: 'none' }), stream: options }
}
