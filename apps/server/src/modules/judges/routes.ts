import { can } from '@parket/domain/rights/rights'

import { eventOf, tenantOf, type Context } from '../../contract/context.ts'
import type { Handlers } from '../../contract/handlers.ts'
import { readPaging, toPage } from '../../db/paging.ts'
import { addEventJudges } from './addJudges.ts'
import { createJudge, deleteJudge, updateJudge } from './directory.ts'
import { removeEventJudge, saveEventJudge } from './eventJudges.ts'
import { mergeJudge } from './merge.ts'
import { createEventJudge } from './ownJudge.ts'
import { replaceContestPanel } from './panel.ts'
import { replaceEventPanels } from './panels.ts'
import { presentEventJudge, presentJudge, presentPanels } from './present.ts'
import { listEventJudges, listPanel, listPanels } from '../../records/eventJudges.ts'
import { listJudges } from './queries.ts'

export const judgeHandlers = {
  async listJudges(context, { query }) {
    const { city, q, judged_here = false, sort = 'last_name' } = query
    const paging = readPaging(query)
    const withContacts = seesContacts(context)
    const { rows, total } = await listJudges(
      context.db,
      {
        city,
        q,
        teamId: withContacts ? null : tenantOf(context).id,
        judgedAt: judged_here ? tenantOf(context).id : null,
      },
      sort,
      paging,
    )
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

  async mergeJudge(context, input) {
    return presentJudge(await mergeJudge(context, input), seesContacts(context))
  },

  async listEventJudges(context) {
    return (await listEventJudges(context.db, eventOf(context).id)).map(presentEventJudge)
  },

  createEventJudge,
  addEventJudges,
  saveEventJudge,
  removeEventJudge,

  async getContestPanel(context, { path }) {
    const judges = await listPanel(context.db, eventOf(context).id, path.id)
    return judges.map(presentEventJudge)
  },

  replaceContestPanel,

  async listEventPanels(context) {
    return presentPanels(await listPanels(context.db, eventOf(context).id))
  },

  replaceEventPanels,
} satisfies Handlers

function seesContacts(context: Context): boolean {
  return can(context.caller, 'judgesDirectory.edit', { teamId: tenantOf(context).id })
}
