import { timetableConflicts } from '@parket/domain/timetable/conflicts'

import { eventOf, type Context } from '../../contract/context.ts'
import { isStaff } from '../../contract/guard.ts'
import type { Handlers } from '../../contract/handlers.ts'
import { Problem } from '../../http/problem.ts'
import { listContestsOf } from '../../records/contests.ts'
import { presentContest } from '../contests/present.ts'
import { createSession, deleteSession, updateSession } from './edit.ts'
import { presentConflict, presentSession } from './present.ts'
import { findDancers, findPanels, findSession, listSessions, type SessionRow } from './queries.ts'

export const timetableHandlers = {
  async listSessions(context) {
    const event = eventOf(context)
    const forStaff = isStaff(context.caller, event)
    const sessions = await listSessions(context.db, event.id)
    return sessions.map((session) => presentSession(session, forStaff))
  },

  async getSession(context, { path }) {
    const session = await sessionOf(context, path.sessionId)
    return presentSession(session, isStaff(context.caller, eventOf(context)))
  },

  async listSessionContests(context, { path }) {
    const event = eventOf(context)
    const { items } = await sessionOf(context, path.sessionId)
    const ids = [...new Set(items.flatMap(({ contest_id }) => contest_id ?? []))]
    const contests = await listContestsOf(context.db, event.id, ids)
    const shown = isStaff(context.caller, event)
      ? contests
      : contests.filter(({ status }) => status !== 'draft')
    return shown
      .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
      .map(presentContest)
  },

  createSession,
  updateSession,
  deleteSession,

  async listSessionConflicts(context) {
    const { db } = context
    const event = eventOf(context)
    const sessions = await listSessions(db, event.id)
    const rounds = sessions.flatMap(({ floor, items }) =>
      items.flatMap(({ id, kind, contest_id, start, end }) =>
        kind === 'round' && contest_id !== null ? [{ id, floor, contest_id, start, end }] : [],
      ),
    )
    const ids = [...new Set(rounds.map(({ contest_id }) => contest_id))]
    const dancers = await findDancers(db, ids)
    const panels = await findPanels(db, ids)
    const items = rounds.map(({ id, floor, contest_id, start, end }) => ({
      id,
      floor,
      start,
      end,
      dancers: dancers.get(contest_id) ?? [],
      judgeIds: panels.get(contest_id) ?? [],
    }))
    return timetableConflicts(items, event.min_rest).map(presentConflict)
  },
} satisfies Handlers

async function sessionOf(context: Context, id: number): Promise<SessionRow> {
  const session = await findSession(context.db, eventOf(context).id, id)
  if (!session) throw new Problem(404, 'session_not_found')
  return session
}
