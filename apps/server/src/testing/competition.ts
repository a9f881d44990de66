import type { components } from '@parket/api-client/schema'
import { markedRows } from '@parket/domain/marks/markedRows'
import type { Insertable, Kysely } from 'kysely'

import type { ContestsTable, Database } from '../db/schema.ts'
import type { Api, Call } from './api.ts'
import { createContest, createEvent, createJudge, defaultTeam, NOW } from './fixtures.ts'
import { createPeople, type CallerName, type People } from './roles.ts'
import { withToldInput } from './toldInput.ts'

type Schemas = components['schemas']
export type Round = Schemas['Round']
export type RoundMarks = Schemas['RoundMarks']
export type MarkSheet = Schemas['MarkSheet']

/** Marks of a judge for a dance: by start number, one for each criterion. */
export type MarksOf = (
  where: { dance: string; letter: string; letterAt: number; danceAt: number; kind: string },
  numbers: readonly number[],
) => Record<number, number[]>

/** An event with judges, and the calls by which a contest is danced and marked; none changes the input of results past the journal. */
export interface Competition {
  api: Api
  eventId: number
  teamId: number
  people: People
  /** Judges of the event by letter; the last two sit on no panel. */
  judges: Record<string, number>
  call: (
    method: NonNullable<Call['method']>,
    url: string,
    body?: object,
    by?: CallerName,
  ) => ReturnType<Api['call']>
  /** The same; the answer's body, of a call that has to succeed. */
  send: <T>(
    method: NonNullable<Call['method']>,
    url: string,
    body?: object,
    by?: CallerName,
  ) => Promise<T>
  /** A closed contest with so many entries and this panel. @returns its id */
  enter: (
    entries: number | ('leader' | 'follower')[],
    values?: Partial<Insertable<ContestsTable>>,
    letters?: string,
  ) => Promise<string>
  rounds: (contestId: string) => Promise<Round[]>
  marks: (round: Pick<Round, 'id' | 'contest_id'>) => Promise<RoundMarks>
  setRound: (round: Round, status: string) => ReturnType<Api['call']>
  /** Draws and begins a round. */
  begin: (round: Round) => Promise<void>
  setContest: (contestId: string, status: string) => ReturnType<Api['call']>
  /** Types every sheet of a round that is not typed yet, or those of one dance. */
  type: (round: Round, marksOf: MarksOf, onlyDance?: string) => Promise<void>
}

const LETTERS = 'ABCDEFGHIJK'
let groupNum = 100

interface CompetitionOptions {
  /** Whether each call is held to tell the journal of the input that it changes. */
  hasJournal?: boolean
}

/** A competition of the default team. */
export async function createCompetition(
  api: Api,
  { hasJournal = true }: CompetitionOptions = {},
): Promise<Competition> {
  const { db } = api.database
  const teamId = (await defaultTeam(db)).id
  const { id: eventId } = await createEvent(db, teamId)
  const { id: foreignTeamId } = await db
    .insertInto('teams')
    .values({ name: 'Чужая', domain: `team${eventId}.localhost` })
    .returning('id')
    .executeTakeFirstOrThrow()
  const people = await createPeople(db, { teamId, eventId, foreignTeamId })
  const judges = await createJudges(db, eventId)

  const call: Competition['call'] = async (method, url, body, by = 'admin') => {
    const { token } = people[by]
    const answered = method === 'POST' ? await withAnswers(api, url, body, token) : body
    const versioned = await withVersion(db, url, answered)
    const make = () => api.call({ method, url, body: versioned, token })
    return hasJournal ? withToldInput(db, eventId, { method, url }, make) : make()
  }
  const send = async <T>(...given: Parameters<Competition['call']>): Promise<T> => {
    const answer = await call(...given)
    if (answer.statusCode >= 300) throw new Error(`${given[0]} ${given[1]}: ${answer.body}`)
    return answer.json<T>()
  }
  const rounds = (id: string) => send<Round[]>('GET', `/api/contests/${id}/rounds`)
  const marks = ({ contest_id, id }: Pick<Round, 'id' | 'contest_id'>) =>
    send<RoundMarks>('GET', `/api/contests/${contest_id}/rounds/${id}/marks`)
  const setRound = ({ contest_id, id }: Round, status: string) =>
    call('PUT', `/api/contests/${contest_id}/rounds/${id}/status`, {
      status,
      // A draw that is given up says why.
      ...((status === 'planned' || status === 'drawn') && { reason: 'Ошибка в списке' }),
    })

  return {
    api,
    eventId,
    teamId,
    people,
    judges,
    call,
    send,
    rounds,
    marks,
    setRound,
    setContest: (id, status) =>
      call('PUT', `/api/events/${eventId}/contest-statuses`, {
        contestIds: [id],
        status,
        generateHeats: status === 'ready',
        ...(status === 'closed' && { reason: 'Ошибка в списке' }),
      }),
    async enter(entries, values = {}, letters = 'ABC') {
      groupNum += 1
      const { id } = await createContest(db, eventId, {
        group_num: groupNum,
        status: 'closed',
        ...values,
      })
      const roles = typeof entries === 'number' ? Array(entries).fill(null) : entries
      await createEntries(db, eventId, id, roles as (Role | null)[])
      const judgeIds = Array.from(letters, (letter) => judges[letter])
      await send('PUT', `/api/contests/${id}/panel`, { judgeIds })
      return id
    },
    async begin(round) {
      const steps = ['planned', 'drawn', 'locked', 'running']
      for (const status of steps.slice(steps.indexOf(round.status) + 1)) {
        const answer = await setRound(round, status)
        if (answer.statusCode !== 200) throw new Error(answer.body)
      }
    },
    async type(round, marksOf, onlyDance) {
      const { kind, dances, seats, entries, pairs, sheets } = await marks(round)
      const url = `/api/contests/${round.contest_id}/rounds/${round.id}/sheets`
      const left = markedRows(entries, pairs).filter(({ status }) => status === 'danced')
      const ids = new Map(left.map((entry) => [entry.start_number, entry.registration_id]))
      for (const [danceAt, { name: dance, attempt }] of dances.entries()) {
        if (onlyDance !== undefined && dance !== onlyDance) continue
        for (const [letterAt, { letter, empty_in }] of seats.entries()) {
          if (empty_in.includes(dance)) continue
          const isTyped = sheets.some(
            (one) => one.dance === dance && one.letter === letter && one.attempt === attempt,
          )
          if (isTyped) continue
          const values = marksOf({ dance, letter, letterAt, danceAt, kind }, [...ids.keys()])
          const sheet = await send<MarkSheet>('POST', url, { dance, letter })
          const typed = Object.entries(values).map(([number, each]) => ({
            registration_id: ids.get(Number(number)),
            values: each,
          }))
          await send('PUT', `${url}/${sheet.id}`, { marks: typed })
          await send('POST', `${url}/${sheet.id}/finish`, {})
        }
      }
    },
  }
}

/** Marks name the version of their sheet that stands, as whoever types them does, unless the test names one. */
async function withVersion(db: Kysely<Database>, url: string, body: object | undefined) {
  const [, id] = /\/sheets\/(\d+)(?:\/finish|\/agreement)?$/.exec(url) ?? []
  if (id === undefined || body === undefined) return body
  const sheet = await db
    .selectFrom('mark_sheets')
    .where('id', '=', Number(id))
    .select('version')
    .executeTakeFirst()
  return { version: sheet?.version ?? 1, ...body }
}

/** What is published answers the checks that ask, as whoever publishes does, unless the test answers them. */
async function withAnswers(
  api: Api,
  url: string,
  body: object | undefined,
  token: string | undefined,
) {
  const [, id] = /^\/api\/contests\/([^/]+)\/publication$/.exec(url) ?? []
  if (id === undefined || body === undefined || 'answers' in body) return body
  const preview = await api.call({ url: `/api/contests/${id}/result`, token })
  if (preview.statusCode !== 200) return body
  const { checks } = preview.json<Schemas['ResultPreview']>()
  const answers = checks
    .filter(({ answer }) => answer === null)
    .map(({ key }) => ({ key, text: 'Проверено' }))
  return { ...body, answers }
}

async function createJudges(
  db: Kysely<Database>,
  eventId: number,
): Promise<Record<string, number>> {
  const judges: Record<string, number> = {}
  for (const letter of LETTERS) {
    const { id } = await createJudge(db, { last_name: `Судья${letter}` })
    judges[letter] = id
    await db
      .insertInto('event_judges')
      .values({ event_id: eventId, judge_id: id, role: 'line', letter })
      .execute()
  }
  return judges
}

type Role = 'leader' | 'follower'

/** Solo entries of people who agree to publication. */
export async function createEntries(
  db: Kysely<Database>,
  eventId: number,
  contestId: string,
  roles: readonly (Role | null)[],
): Promise<number[]> {
  const { last } = await db
    .selectFrom('reg_datas')
    .where('event_id', '=', eventId)
    .select((eb) => eb.fn.coalesce(eb.fn.max('reg_n'), eb.lit(0)).as('last'))
    .executeTakeFirstOrThrow()
  if (roles.length === 0) return []
  const regDatas = await db
    .insertInto('reg_datas')
    .values(
      roles.map((_, at) => ({
        event_id: eventId,
        reg_n: last + at + 1,
        email: 'dancer@parket.test',
        phone: '+79160000000',
        city: at % 2 === 0 ? 'Москва' : 'Тверь',
        pin_code: '123456',
        consent_processing: true,
        consent_publication: true,
        consent_at: NOW,
        consent_text_version: '1',
      })),
    )
    .returning(['id', 'reg_n'])
    .execute()
  await db
    .updateTable('events')
    .set({ last_reg_n: last + roles.length })
    .where('id', '=', eventId)
    .execute()
  await db
    .insertInto('dancers')
    .values(
      regDatas.map(({ id, reg_n }) => ({
        reg_data_id: id,
        event_id: eventId,
        ind: 0,
        last_name: `Танцор${Array.from(String(reg_n), (digit) => 'абвгдежзик'.charAt(Number(digit))).join('')}`,
        first_name: 'Анна',
        birth_date: '1999-04-12',
      })),
    )
    .execute()
  const registrations = await db
    .insertInto('registrations')
    .values(
      regDatas.map(({ id }, at) => ({
        reg_data_id: id,
        event_id: eventId,
        contest_id: contestId,
        price_day: '2026-11-20',
        status: 'active' as const,
        role: roles[at] ?? null,
      })),
    )
    .returning('id')
    .execute()
  return registrations.map(({ id }) => id)
}

/** Marks of judges who all see the same: the smaller the start number, the better. */
export const byNumber =
  (advance: number): MarksOf =>
  ({ kind }, numbers) =>
    Object.fromEntries(
      numbers
        .toSorted((one, other) => one - other)
        .map((number, at) => {
          if (kind === 'crosses') return [number, [at < advance ? 1 : 0]]
          if (kind === 'callbacks') {
            return [number, [at < advance ? 10 : ([4.5, 4.3, 4.2][at - advance] ?? 0)]]
          }
          if (kind === 'points') return [number, [100 - at]]
          return [number, [at + 1]]
        }),
    )
