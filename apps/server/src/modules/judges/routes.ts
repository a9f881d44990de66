import { can } from '@parket/domain/rights/rights'

import { eventOf, tenantOf, type Context } from '../../contract/context.ts'
import type { Handlers } from '../../contract/handlers.ts'
import { readPaging, toPage } from '../../db/paging.ts'
import { createJudge, deleteJudge, updateJudge } from './directory.ts'
import { removeEventJudge, saveEventJudge } from './eventJudges.ts'
import { replaceContestPanel } from './panel.ts'
import { presentEventJudge, presentJudge } from './present.ts'
import { listEventJudges, listJudges, listPanel } from './queries.ts'

export const judgeHandlers = {
  async listJudges(context, { query }) {
    const { city, q, sort = 'last_name' } = query
    const paging = readPaging(query)
    const { rows, total } = await listJudges(context.db, { city, q }, sort, paging)
    const withContacts = seesContacts(context)
    return toPage(
      rows.map((judge) => presentJudge(judge, withContacts)),
      total,
      paging,
    )
  },

  async createJudge(context, input) {
    return presentJudge(await createJudge(context, input), seesContacts(context))
  },

  async updateJudge(context, input) {
    return presentJudge(await updateJudge(context, input), seesContacts(context))
  },

  deleteJudge,

  async listEventJudges(context) {
    return (await listEventJudges(context.db, eventOf(context).id)).map(presentEventJudge)
  },

  saveEventJudge,
  removeEventJudge,

  async getContestPanel(context, { path }) {
    const judges = await listPanel(context.db, eventOf(context).id, path.id)
    return judges.map(presentEventJudge)
  },

  replaceContestPanel,
} satisfies Handlers

function seesContacts(context: Context): boolean {
  return can(context.caller, 'judgesDirectory.edit', { teamId: tenantOf(context).id })
}
