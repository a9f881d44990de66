import type { Api } from '../api.ts'
import { changeInfo } from '../changeInfo.ts'
import { newDancer, registration } from '../cup.ts'
import { createDistinctPair } from '../distinctPair.ts'
import { createChosenLetter, createPlaceLetter } from '../waitingLetter.ts'
import {
  addMember,
  addStaff,
  createContest,
  createDrawnRound,
  createPairedRound,
  createEvent,
  createJudge,
  createTeam,
  createUser,
  NOW,
  createInvitation,
} from '../fixtures.ts'
import { markFound } from '../found.ts'
import { createPersonLink, createScheme, dayOf } from '../ratings.ts'
import { createPaperSession } from '../paperSession.ts'
import { createPlannedRound, type PlannedRound } from '../plannedRound.ts'
import { createResultQuestion } from '../resultQuestions.ts'
import { createEmergencyMarks } from '../emergencyMarks.ts'
import { createLateMarks } from '../lateMarks.ts'
import { createStation } from '../stations.ts'
import {
  createRunningRound,
  judgeFreeDance,
  judgeRunningRound,
  type RunningRound,
} from '../runningRound.ts'

/** An event with one of everything that staff can change, and people around it. */
export type TestEvent = {
  teamId: number
  /** A team that nobody is in. */
  spareTeamId: number
  eventId: number
  /** With a registration. */
  contestId: string
  /** Without one. */
  freeContestId: string
  /** Its final is drawn, with two entries in one heat: this one and the one above. */
  drawnContestId: string
  roundId: number
  otherEntryId: number
  /** The heats of its final are locked; the late entry is in none. */
  lockedContestId: string
  lockedRoundId: number
  lateEntryId: number
  /** Its final is drawn by pairs: the first entry leads the second, then the waiting one. */
  pairedContestId: string
  pairedRoundId: number
  /** With one entry, which waits. */
  fullContestId: string
  waitingRegId: number
  waitingEntryId: number
  /** Of a contest that is danced, with a finished sheet and a decision. */
  running: RunningRound
  runningContestId: string
  runningRoundId: number
  /** Is danced and has all its marks. */
  countable: RunningRound
  /** Its only round is judged; nothing of it is published. */
  judgedContestId: string
  judgedRoundId: number
  /** Of a judged contest whose judge is a coach there: it asks. */
  checked: { contestId: string; judgeId: number }
  /** A redance of the drawn final, planned. */
  extraRoundId: number
  nextDecisionId: number
  regId: number
  dancerId: number
  entryId: number
  /** Of the next line of the ledger. */
  nextLedgerId: number
  sessionId: number
  planned: PlannedRound
  /** A session with the running final. */
  paperSessionId: number
  /** Of the event; by no panel. */
  eventJudgeId: number
  fileId: string
  /** Nobody registered for it. */
  emptyEventId: number
  /** With a rehearsal. */
  rehearsedEventId: number
  /** With a change of its text that can be undone. */
  changedEventId: number
  changeSetId: number
  /** Of two registrations of that event, which were said to be two; the earlier of them. */
  distinctId: number
  distinctRegId: number
  /** Of the event's staff. */
  staffId: number
  /** Of the directory, of no event. */
  judgeId: number
  /** Of the team. */
  memberId: number
  /** With a photo. */
  userId: number
  superadminId: number
  /** Of this event. */
  invitationId: number
  teamInvitationId: number
  schemeId: number
  /** Of the two dancers, who were said to be two people. */
  linkId: number
  waitingDancerId: number
  /** About a result, without an answer. */
  questionId: number
  deletedUserId: number
  /** Of a DJ; a second device waits. */
  stationId: number
  /** The line of marks that came too late for the running final. */
  /** A judge's, with a device. */
  judgeStationId: number
  lateN: number
  /** Of the running final's free dance. */
  emergencyMarks: Awaited<ReturnType<typeof createEmergencyMarks>>
}

/** Makes such an event in a team. */
export async function createTestEvent(api: Api, teamId: number, host: string): Promise<TestEvent> {
  const { db } = api.database
  const { id: eventId } = await createEvent(db, teamId)
  const { id: contestId } = await createContest(db, eventId, { group_num: 1, status: 'open' })
  const { id: freeContestId } = await createContest(db, eventId, { group_num: 2 })
  // Both registrations are of one dancer, so that they can be merged.
  const twice = { dancers: [newDancer()] }
  const answer = await api.call({
    method: 'POST',
    url: `/api/events/${eventId}/register`,
    host,
    body: registration([contestId], twice),
  })
  const { regData, dancers, registrations } = answer.json<{
    regData: { id: number }
    dancers: { id: number }[]
    registrations: { id: number }[]
  }>()
  const entryId = registrations[0]?.id ?? 0
  await createPlaceLetter(db, entryId)
  await createChosenLetter(db, eventId, regData.id)
  const dancerId = dancers[0]?.id ?? 0
  const { id: drawnContestId } = await createContest(db, eventId, {
    group_num: 3,
    status: 'ready',
  })
  const { id: otherEntryId } = await db
    .insertInto('registrations')
    .values({
      reg_data_id: regData.id,
      event_id: eventId,
      contest_id: drawnContestId,
      price_day: '2026-11-20',
      status: 'withdrawn',
      withdrawn_at: NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: roundId } = await createDrawnRound(db, drawnContestId, [[entryId, otherEntryId]])
  const { id: extraRoundId } = await db
    .insertInto('rounds')
    .values({
      contest_id: drawnContestId,
      event_id: eventId,
      round_index: 0,
      type: 'redance',
      advance: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const locked = await createLockedRound(db, { eventId, regId: regData.id, entryId })
  const { id: fullContestId } = await createContest(db, eventId, { group_num: 5, sort: 5 })
  const waiting = await api.call({
    method: 'POST',
    url: `/api/events/${eventId}/register`,
    host,
    body: { ...registration([fullContestId], twice), consents: {} },
  })
  const {
    regData: waitingRegData,
    dancers: waitingDancers,
    registrations: waitingEntries,
  } = waiting.json<{
    regData: { id: number }
    dancers: { id: number }[]
    registrations: { id: number }[]
  }>()
  const waitingEntryId = waitingEntries[0]?.id ?? 0
  await db
    .updateTable('registrations')
    .set({ status: 'waiting' })
    .where('id', '=', waitingEntryId)
    .execute()
  const { id: pairedContestId } = await createContest(db, eventId, {
    group_num: 8,
    status: 'ready',
    scoring: 'relative-placement',
    jnj_role_split: true,
  })
  const { id: pairedRoundId } = await createPairedRound(db, pairedContestId, [
    [[entryId, otherEntryId, true]],
    [[entryId, waitingEntryId, false]],
  ])
  // Nobody moves up by itself in a contest that is ready.
  await db
    .updateTable('contests')
    .set({ status: 'ready' })
    .where('id', '=', fullContestId)
    .execute()
  const running = await createRunningRound(db, {
    eventId,
    group_num: 6,
    entryId,
    letters: ['X', 'Y'],
  })
  const judged = await createRunningRound(db, {
    eventId,
    group_num: 7,
    entryId,
    letters: ['V', 'W'],
  })
  await judgeRunningRound(db, judged)
  const checked = await createRunningRound(db, {
    eventId,
    group_num: 15,
    entryId,
    letters: ['R', null],
  })
  await judgeRunningRound(db, checked)
  await db
    .insertInto('registrations')
    .values({
      reg_data_id: regData.id,
      event_id: eventId,
      contest_id: checked.contestId,
      price_day: '2026-11-20',
      status: 'active',
    })
    .execute()
  const { id: checkedJudgeId } = await db
    .updateTable('judges')
    .set({ last_name: 'Наставник' })
    .where('id', 'in', (eb) =>
      eb.selectFrom('panel_judges').where('contest_id', '=', checked.contestId).select('judge_id'),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  const countable = await createRunningRound(db, {
    eventId,
    group_num: 9,
    entryId,
    letters: ['T', 'U'],
  })
  await judgeFreeDance(db, countable)
  const { id: sessionId } = await db
    .insertInto('sessions')
    .values({ event_id: eventId, number: 1, title: 'Утро', start_at: '2027-02-20T10:00:00+03:00' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const coach = { last_name: 'Тренер', first_name: 'Пётр' }
  const { id: eventJudgeId } = await createJudge(db, coach)
  await db
    .insertInto('event_judges')
    .values({ event_id: eventId, judge_id: eventJudgeId, role: 'line', letter: 'A' })
    .execute()
  await db
    .insertInto('event_files')
    .values({
      event_id: eventId,
      id: 'invitation',
      name: 'rules.pdf',
      mime: 'application/pdf',
      size: 1,
      storage_key: crypto.randomUUID(),
    })
    .execute()
  const { id: emptyEventId } = await createEvent(db, teamId, { name: 'Пустой' })
  const { id: rehearsedEventId } = await createEvent(db, teamId, { name: 'С репетицией' })
  await createEvent(db, teamId, {
    name: 'Репетиция',
    published: false,
    rehearsal_of: rehearsedEventId,
  })
  const { id: changedEventId } = await createEvent(db, teamId, { name: 'Изменённый' })
  const changeSetId = await changeInfo(db, teamId, changedEventId)
  const people = await Promise.all(
    [1, 2, 3, 4].map(() =>
      createUser(db, {
        birth_date: '1990-05-05',
        phone: '+79161234567',
        city: 'Москва',
        profile_photo_path: crypto.randomUUID(),
      }),
    ),
  )
  const [staffId = 0, memberId = 0, userId = 0, deletedUserId = 0] = people.map(({ id }) => id)
  await markFound(db, userId)
  const { id: superadminId } = await createUser(db, { superadmin: true })
  const invitation = { teamId, invitedBy: superadminId }
  const invitationId = await createInvitation(db, { ...invitation, eventId })
  const schemeId = await createScheme(db, teamId, dayOf(eventId))
  const waitingDancerId = waitingDancers[0]?.id ?? 0
  const linkId = await createPersonLink(db, teamId, [dancerId, waitingDancerId])
  const questionId = await createResultQuestion(db, { id: contestId, event_id: eventId })
  const teamInvitationId = await createInvitation(db, { ...invitation, eventId: null })
  await addStaff(db, eventId, staffId, 'manager')
  await addMember(db, teamId, memberId, 'manager')
  await db.updateTable('users').set({ deleted_at: NOW }).where('id', '=', deletedUserId).execute()
  const { id: judgeId } = await createJudge(db)
  // The judge of the event is a coach there, and the judge of the contest that asks.
  await db
    .updateTable('reg_datas')
    .set({ coach: 'Тренер Пётр, Наставник Ирина' })
    .where('event_id', '=', eventId)
    .execute()
  const { last } = await db
    .selectFrom('ledger')
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  return {
    spareTeamId: (await createTeam(db, { domain: `${crypto.randomUUID()}.test` })).id,
    teamId,
    eventId,
    contestId,
    freeContestId,
    drawnContestId,
    fullContestId,
    waitingRegId: waitingRegData.id,
    waitingEntryId,
    roundId,
    ...locked,
    pairedContestId,
    pairedRoundId,
    running,
    runningContestId: running.contestId,
    runningRoundId: running.roundId,
    countable,
    judgedContestId: judged.contestId,
    judgedRoundId: judged.roundId,
    checked: { contestId: checked.contestId, judgeId: checkedJudgeId },
    extraRoundId,
    nextDecisionId: countable.decisionId + 1,
    regId: regData.id,
    dancerId,
    entryId,
    otherEntryId,
    nextLedgerId: last + 1,
    sessionId,
    paperSessionId: await createPaperSession(db, {
      eventId,
      contestId: running.contestId,
      number: 2,
    }),
    planned: await createPlannedRound(db, {
      eventId,
      regId: waitingRegData.id,
      group_num: 12,
      letter: 'P',
    }),
    eventJudgeId,
    fileId: 'invitation',
    emptyEventId,
    rehearsedEventId,
    changedEventId,
    changeSetId,
    ...(await createDistinctPair(db, changedEventId)),
    staffId,
    judgeId,
    memberId,
    userId,
    superadminId,
    invitationId,
    teamInvitationId,
    schemeId,
    linkId,
    waitingDancerId,
    questionId,
    deletedUserId,
    stationId: (
      await createStation(db, eventId, 'dj', {
        waiting_request: crypto.randomUUID(),
        waiting_hash: crypto.randomUUID(),
        waiting_device: 'iPad',
        waiting_since: NOW,
      })
    ).id,
    judgeStationId: (await createStation(db, eventId, 'judge')).id,
    lateN: await createLateMarks(db, eventId, running),
    emergencyMarks: await createEmergencyMarks(db, eventId, running),
  }
}

/** A contest with an entry that came after the heats of its final were locked. */
async function createLockedRound(
  db: Api['database']['db'],
  { eventId, regId, entryId }: { eventId: number; regId: number; entryId: number },
) {
  const { id: lockedContestId } = await createContest(db, eventId, {
    group_num: 4,
    status: 'ready',
    price: 0,
  })
  const { id: lockedRoundId } = await createDrawnRound(db, lockedContestId, [[entryId]])
  await db.updateTable('rounds').set({ status: 'locked' }).where('id', '=', lockedRoundId).execute()
  const { id: lateEntryId } = await db
    .insertInto('registrations')
    .values({
      reg_data_id: regId,
      event_id: eventId,
      contest_id: lockedContestId,
      price_day: '2026-11-20',
      status: 'active',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { lockedContestId, lockedRoundId, lateEntryId }
}
