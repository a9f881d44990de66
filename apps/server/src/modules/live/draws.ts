import { drawnRoundName } from '@parket/domain/draw/drawnRound'
import { roundLabel } from '@parket/domain/scoring/roundLabel'

import { eventOf } from '../../contract/context.ts'
import { isStaff } from '../../contract/guard.ts'
import type { Handlers } from '../../contract/handlers.ts'
import { findContests } from '../../records/contests.ts'
import { listSessions } from '../../records/timetable.ts'
import { listEventRounds } from '../day/rounds.ts'
import { listPublicRounds } from './publicRounds.ts'
import { listDraws } from '../draws/listDraws.ts'
import { presentDraws, presentSessionDraw } from '../draws/present.ts'
import { listSecrets } from '../draws/secrets.ts'
import { setSessionDraw } from '../draws/setSessionDraw.ts'

export const drawHandlers = {
  async listEventDraws(context) {
    const { db } = context
    const event = eventOf(context)
    const forStaff = isStaff(context.caller, event)
    const isTimetablePublic = forStaff || event.timetable_published_at !== null
    const draws = await listDraws(db, event.id)
    const rounds = forStaff
      ? await listEventRounds(db, event.id)
      : await listPublicRounds(db, event)
    const secrets = await listSecrets(db, event.id)
    const sessions = event.draw_mode === 'public' ? await listSessions(db, event.id) : []
    const contests = await findContests(db, event.id)
    return {
      draw_mode: event.draw_mode,
      sessions: sessions
        .map((session) =>
          presentSessionDraw(
            session,
            secrets.find(({ session_id }) => session_id === session.id),
          ),
        )
        .filter(({ hash }) => forStaff || (isTimetablePublic && hash !== null)),
      contests: contests
        // One that was cancelled or drafted again shows nothing.
        .filter(({ status }) => forStaff || (status !== 'draft' && status !== 'cancelled'))
        .map(({ id, group_num, group_name, section }) => ({
          contest_id: id,
          group_num,
          group_name,
          section,
          rounds: rounds
            .filter(({ contest_id }) => contest_id === id)
            .map((round) => {
              const { round_index: index, type, role } = round
              const name = drawnRoundName(round)
              const own = presentDraws(name, draws.get(name) ?? [], secrets)
              return { name, index, label: roundLabel(index), type, role, draws: own }
            })
            .filter((round) => round.draws.length > 0),
        }))
        .filter((contest) => contest.rounds.length > 0),
    }
  },

  setSessionDraw,
} satisfies Handlers
