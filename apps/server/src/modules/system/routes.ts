import { sql } from 'kysely'

import { contract } from '../../contract/document.ts'
import type { Handlers } from '../../contract/handlers.ts'

export const systemHandlers = {
  getHealth: () => ({ status: 'ok' }),

  async getReadiness({ db }) {
    await sql`select 1`.execute(db)
    return { status: 'ok' }
  },

  getVersion: ({ version }) => `${version}\n`,

  getContract: () => contract,

  getCsrfCookie({ reply }) {
    reply.setCsrfCookies()
  },
} satisfies Handlers
