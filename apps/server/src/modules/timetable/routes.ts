import { eventOf, type Context } from '../../contract/context.ts'
import { isStaff } from '../../contract/guard.ts'
import type { Handlers } from '../../contract/handlers.ts'
import { Problem } from '../../http/problem.ts'
import { listContestsOf } from '../../records/contests.ts'
import { presentContest } from '../contests/present.ts'
import { findConflicts } from './conflicts.ts'
import { createSession, deleteSession, replaceSessions, updateSession } from './edit.ts'
import { presentConflict, presentSession } from './present.ts'
import { listSessions, type SessionRow } from '../../records/timetable.ts'
import { presentPublication, setTimetablePublication } from './publication.ts'
import { findSession } from './queries.ts'
import { getTimetableRounds } from './rounds.ts'

export const timetableHandlers = {
  async listSessions(context) {
    const event = eventOf(context)
    const forStaff = isStaff(context.caller, event)
    if (!forStaff && event.timetable_published_at === null) return []
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

  replaceSessions,

  getTimetableRounds,

  getTimetablePublication: (context) => presentPublication(eventOf(context)),
  setTimetablePublication,

  async listSessionConflicts(context) {
    const { db } = context
    const event = eventOf(context)
    const conflicts = await findConflicts(db, event, await listSessions(db, event.id))
    return conflicts.map(presentConflict)
  },
} satisfies Handlers

/** A draft of a timetable is there for staff alone. */
async function sessionOf(context: Context, id: number): Promise<SessionRow> {
  const event = eventOf(context)
  if (event.timetable_published_at === null && !isStaff(context.caller, event)) {
    throw new Problem(404, 'session_not_found')
  }
  const session = await findSession(context.db, event.id, id)
  if (!session) throw new Problem(404, 'session_not_found')
  return session
}
