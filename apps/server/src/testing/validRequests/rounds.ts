import { createEmergencyMarks } from '../emergencyMarks.ts'
import { createDrawnRound, createPairedRound, NOW } from '../fixtures.ts'
import { createPaperSession } from '../paperSession.ts'
import { createPlannedRound } from '../plannedRound.ts'
import { createResultQuestion } from '../resultQuestions.ts'
import { createLateMarks } from '../lateMarks.ts'
import { linkIn } from '../letters.ts'
import { createWaitingApproval } from '../waitingApproval.ts'
import { createRunningRound, judgeFreeDance, judgeRunningRound } from '../runningRound.ts'
import type { RequestData } from './data.ts'
import type { RequestMakers } from './shape.ts'

/** Of rounds, their marks and results. */
export function roundRequests({
  db,
  people,
  cup,
  send,
  register,
  nextLetter,
  newContest,
}: RequestData): RequestMakers {
  /** A drawn final with one entry. */
  const newRound = async () => {
    const { registrations } = await register()
    const entryId = (registrations[0] as { id: number }).id
    const { id } = await newContest(2000 + entryId)
    return { id, roundId: (await createDrawnRound(db, id, [[entryId]])).id, entryId }
  }

  /** A final that is danced. */
  const newRunning = async (typedBy?: number) => {
    const { regData: entered, registrations } = await register()
    const entryId = (registrations[0] as { id: number }).id
    const letters: [string, null] = [await nextLetter(), null]
    const given = { eventId: cup.event.id, group_num: 20_000 + entryId, entryId, letters }
    const made = await createRunningRound(db, given, typedBy)
    const path = { id: made.contestId, roundId: made.roundId }
    return { ...made, groupNum: given.group_num, startNumber: entered.reg_n, path }
  }

  /** A contest whose places and marks are public. */
  const newPublished = async () => {
    const made = await newRunning()
    await judgeRunningRound(db, made)
    for (const level of ['places', 'marks']) {
      await send('supervisor', 'POST', `/api/contests/${made.contestId}/publication`, { level })
    }
    return { groupNum: made.groupNum, startNumber: made.startNumber }
  }

  /** @returns what stands in a link to a chief judge */
  const newApprovalLink = async () => {
    const { contestId, email } = await createWaitingApproval(db, cup.event.team_id)
    await send('supervisor', 'POST', `/api/contests/${contestId}/approval/link`, {})
    return linkIn(db, email, 'approve')
  }

  const newPlanned = async () => {
    const { regData } = await register()
    return createPlannedRound(db, {
      eventId: cup.event.id,
      regId: regData.id,
      group_num: 60_000 + regData.reg_n,
      letter: await nextLetter(),
    })
  }

  /** A drawn final that stands in a session. */
  const newPapers = async () => {
    const { id: contestId, roundId } = await newRound()
    const given = { eventId: cup.event.id, contestId, number: 70_000 + roundId }
    return { sessionId: await createPaperSession(db, given), roundId }
  }

  return {
    getSessionPapers: async () => ({ path: { sessionId: (await newPapers()).sessionId } }),
    notePaperPrint: async () => {
      const { sessionId, roundId } = await newPapers()
      const rounds = [{ round_id: roundId, version: 1 }]
      return { path: { sessionId }, body: { papers: [{ paper: 'heats', rounds }] } }
    },
    setSessionDraw: async () => {
      const { sessionId } = await newPapers()
      const shown = { timetable_published_at: NOW }
      await db.updateTable('events').set(shown).where('id', '=', cup.event.id).execute()
      return { path: { sessionId }, body: {} }
    },
    setItemState: async () => ({
      path: { itemId: (await newPlanned()).breakId },
      body: { state: 'running' },
    }),
    startRounds: async () => ({
      body: { itemIds: [(await newPlanned()).itemId], until: 'locked' },
    }),
    endRounds: async () => {
      const made = await newRunning()
      await judgeFreeDance(db, made)
      return { body: { rounds: [{ id: made.roundId, version: 1 }] } }
    },
    listContestRounds: async () => ({ path: { id: (await newRound()).id } }),
    setRoundStatus: async () => ({ path: await newRound(), body: { status: 'locked' } }),
    arrangeHeats: async () => {
      const { entryId, ...path } = await newRound()
      return { path, body: { heats: [[entryId]] } }
    },
    arrangePairs: async () => {
      const ids = await Promise.all([1, 2].map(async () => (await register()).registrations[0]))
      const [leader_id, follower_id] = ids.map((one) => (one as { id: number }).id) as [
        number,
        number,
      ]
      const { id } = await newContest(40_000 + leader_id)
      const { id: roundId } = await createPairedRound(db, id, [[[leader_id, follower_id, true]]])
      return { path: { id, roundId }, body: { heats: [[{ leader_id, follower_id }]] } }
    },
    replaceRoundPanel: async () => {
      const { entryId: _, ...path } = await newRound()
      return { path, body: { judgeIds: null } }
    },
    planRound: async () => {
      const { entryId: _, ...path } = await newRound()
      return { path, body: { advance: 0 } }
    },
    renewRoundEntries: async () => {
      const { id, roundId } = await newRound()
      const { registrations } = await register()
      const come = (registrations[0] as { id: number }).id
      await db.updateTable('registrations').set({ contest_id: id }).where('id', '=', come).execute()
      return { path: { id, roundId } }
    },
    addRound: async () => {
      const made = await newRunning()
      await judgeRunningRound(db, made)
      return { path: made.path, body: { type: 'redance' } }
    },
    removeRound: async () => {
      const { id, roundId } = await newRound()
      const { id: extraId } = await db
        .insertInto('rounds')
        .columns(['contest_id', 'event_id', 'round_index', 'advance', 'type'])
        .expression((eb) =>
          eb
            .selectFrom('rounds')
            .where('id', '=', roundId)
            .select((eb) => [
              'contest_id',
              'event_id',
              'round_index',
              'advance',
              eb.val('redance' as const).as('type'),
            ]),
        )
        .returning('id')
        .executeTakeFirstOrThrow()
      return { path: { id, roundId: extraId } }
    },
    addLateEntry: async () => {
      const { id, roundId } = await newRound()
      await db.updateTable('rounds').set({ status: 'locked' }).where('id', '=', roundId).execute()
      const { registrations } = await register()
      const late = (registrations[0] as { id: number }).id
      await db.updateTable('registrations').set({ contest_id: id }).where('id', '=', late).execute()
      return { path: { id, roundId }, body: { registration_id: late } }
    },
    getRoundMarks: async () => ({ path: (await newRunning()).path }),
    getRoundJournal: async () => ({ path: (await newRunning()).path }),
    listContestJournal: async () => ({ path: { id: (await newRunning()).contestId } }),
    listLateMarks: async () => ({ path: (await newRunning()).path }),
    getEmergencyFile: async () => ({}),
    bringEmergencyMarks: async () => ({
      body: await createEmergencyMarks(db, cup.event.id, await newRunning()),
    }),
    decideLateMarks: async () => {
      const made = await newRunning()
      const lateN = await createLateMarks(db, cup.event.id, made)
      return {
        path: { ...made.path, lateN },
        body: { apply: true, reason: 'Планшет был без сети' },
      }
    },
    claimSheet: async () => {
      const { path, letter, freeDance } = await newRunning()
      return { path, body: { dance: freeDance, letter } }
    },
    saveSheet: async () => {
      const { path, sheetId, entryId } = await newRunning(people.supervisor.id)
      const marks = [{ registration_id: entryId, values: [95] }]
      return { path: { ...path, sheetId }, body: { marks, version: 1 } }
    },
    finishSheet: async () => {
      const { path, sheetId } = await newRunning(people.supervisor.id)
      return { path: { ...path, sheetId }, body: { version: 1 } }
    },
    agreeOnSheet: async () => {
      const { path, sheetId } = await newRunning(people.supervisor.id)
      const entered = await db
        .updateTable('mark_sheets')
        .set({ finished_at: NOW })
        .where('id', '=', sheetId)
        .returningAll()
        .executeTakeFirstOrThrow()
      const { id: _, marks, ...sheet } = entered
      const other = {
        ...sheet,
        marks: JSON.stringify(marks),
        user_id: null,
        pass: 'second' as const,
      }
      await db.insertInto('mark_sheets').values(other).execute()
      const resolved = {
        ...sheet,
        marks: JSON.stringify(marks),
        finished_at: null,
        pass: 'resolved' as const,
      }
      const { id } = await db
        .insertInto('mark_sheets')
        .values(resolved)
        .returning('id')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('mark_sheet_typists')
        .values({ sheet_id: id, user_id: people.supervisor.id })
        .execute()
      return {
        path: { ...path, sheetId: id },
        body: { version: sheet.version, reason: 'Сверено с листом' },
      }
    },
    setRoundEntryStatus: async () => {
      const { path, entryId } = await newRunning()
      return { path: { ...path, registrationId: entryId } }
    },
    getHall: async () => {
      await newRunning()
      return {}
    },
    setHeatCalls: async () => {
      const { path, entryId } = await newRunning()
      return {
        path,
        body: { dance: 'Выход', heat: 1, state: 'present', registration_ids: [entryId] },
      }
    },
    setHeatRelease: async () => {
      const { path } = await newRunning()
      return { path, body: { dance: 'Выход', heat: 1, released: true } }
    },
    addDecision: async () => {
      const { path, entryId } = await newRunning()
      const entries = [{ registration_id: entryId, value: 5 }]
      return { path, body: { kind: 'deduction', entries, text: 'Заход за линию' } }
    },
    withdrawDecision: async () => {
      const { path, decisionId } = await newRunning()
      return { path: { ...path, decisionId } }
    },
    substituteJudge: async () => {
      const { path, letter, spareJudgeId, freeDance } = await newRunning()
      const body = { letter, judge_id: spareJudgeId, dance: freeDance, reason: 'Стало плохо' }
      return { path, body }
    },
    getApproval: async () => ({ path: { id: (await newRunning()).contestId } }),
    approveResult: async () => {
      const made = await newRunning()
      await judgeRunningRound(db, made)
      return { path: { id: made.contestId }, body: { approve: true } }
    },
    sendApprovalLink: async () => {
      const { contestId } = await createWaitingApproval(db, cup.event.team_id)
      return { path: { id: contestId } }
    },
    openApprovalLink: async () => ({ body: { token: await newApprovalLink() } }),
    approveByLink: async () => ({ body: { token: await newApprovalLink() } }),
    listCeremonies: async () => ({ path: { id: cup.event.id } }),
    getCeremony: async () => {
      const made = await newRunning()
      await judgeRunningRound(db, made)
      return { path: { id: made.contestId } }
    },
    revealPlaces: async () => {
      const made = await newRunning()
      await judgeRunningRound(db, made)
      return {
        path: { id: made.contestId },
        body: { seen_from_place: null, revealed_from_place: 1 },
      }
    },
    publishResult: async () => {
      const made = await newRunning()
      await judgeRunningRound(db, made)
      return { path: { id: made.contestId }, body: { level: 'places', hold: true } }
    },
    answerResultChecks: async () => {
      const made = await newRunning()
      await judgeRunningRound(db, made)
      return { path: { id: made.contestId }, body: { answers: [] } }
    },
    getContestResult: async () => ({ path: await newPublished() }),
    getResultFile: async () => ({ path: await newPublished() }),
    askAboutResult: async () => {
      const { groupNum, startNumber } = await newPublished()
      const body = { start_number: startNumber, text: 'Имя с ошибкой', email: 'a@parket.test' }
      return { path: { groupNum }, body }
    },
    answerResultQuestion: async () => {
      const about = { id: cup.ids.oriental, event_id: cup.event.id }
      return { path: { questionId: await createResultQuestion(db, about) } }
    },
  }
}
