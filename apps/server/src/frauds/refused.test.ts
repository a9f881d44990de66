import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startApi, type Api, type Call } from '../testing/api.ts'
import { anyEngine } from '../testing/database.ts'
import { createFraudDay, PIN, type Cheat, type Danced, type FraudDay } from '../testing/fraudDay.ts'

let api: Api
let own: FraudDay
let before: object
/** Of the first number of the published contest. */
let regData: string

beforeAll(async () => {
  api = await startApi(anyEngine())
  own = await createFraudDay(api)
  const { reg_data_id } = await api.database.db
    .selectFrom('registrations')
    .where('id', '=', own.at.published.entries[0] ?? 0)
    .select('reg_data_id')
    .executeTakeFirstOrThrow()
  regData = `/api/events/${own.day.eventId}/reg-datas/${reg_data_id}`
  before = await results()
})
afterAll(() => api.close())

/** All that a fraud would change. */
async function results(): Promise<object> {
  const { db } = api.database
  const marks = await db.selectFrom('mark_sheets').selectAll().orderBy('id').execute()
  const rounds = await db.selectFrom('rounds').selectAll().orderBy('id').execute()
  const panels = await db
    .selectFrom('event_judges')
    .select(['judge_id', 'letter', 'role'])
    .orderBy('judge_id')
    .execute()
  const published = await db.selectFrom('publications').selectAll().orderBy('id').execute()
  const journal = await db.selectFrom('journal').select(['id', 'hash']).orderBy('id').execute()
  return { marks, rounds, panels, published, journal }
}

/** What somebody tries, who may do such things at another time, and how it is refused. */
interface Fraud {
  what: string
  ask: () => Pick<Call, 'method' | 'url' | 'body'>
  /** Those with the right. Everybody else is refused for want of it. */
  by: readonly Cheat[]
  /** For whom it is no fraud. */
  honest?: readonly Cheat[]
  /** Status, and code or fields. */
  refused: string
}

const managers = ['manager', 'eventManager'] as const
const admins = ['admin', 'eventAdmin'] as const
const supervisors = ['supervisor', 'eventSupervisor', 'superadmin'] as const
const staff = [...admins, ...supervisors] as const
const withChief = [...staff, 'chiefStation'] as const
const typists = [...staff, 'tallyStation'] as const
const strangers = [
  'anonymous',
  'registered',
  'foreignSupervisor',
  'manager',
  'eventManager',
  'marshalStation',
  'announcerStation',
  'djStation',
  'screenStation',
  'judgeStation',
  'tallyStation',
  'chiefStation',
] as const

const put = (url: string, body: object) => ({ method: 'PUT' as const, url, body })
const post = (url: string, body: object) => ({ method: 'POST' as const, url, body })
const contest = ({ id }: Danced, path = '') => `/api/contests/${id}${path}`
const round = (danced: Danced, path: string) => contest(danced, `/rounds/${danced.round.id}${path}`)
const sheet = (danced: Danced, path = '', at = 0) =>
  round(danced, `/sheets/${danced.sheets[at] ?? 0}${path}`)
const places = ({ entries }: Danced, given: readonly number[]) =>
  entries.map((registration_id, at) => ({ registration_id, values: [given[at] ?? null] }))
/** Marks of the first judge, in the version that stands. */
const save = (danced: Danced, of: Danced, given: readonly number[], reason?: string) =>
  put(sheet(danced), {
    marks: places(of, given),
    version: danced.version,
    ...(reason !== undefined && { reason }),
  })
const status = (danced: Danced, to: string, reason?: string) =>
  put(round(danced, '/status'), { status: to, ...(reason !== undefined && { reason }) })
const rule = (what: string, body: object): Fraud => ({
  what: `change ${what} after the draw`,
  ask: () => put(contest(own.at.published), body),
  by: staff,
  refused: '409 contest_drawn',
})

const frauds: readonly Fraud[] = [
  rule('how places come about', { scoring: 'points' }),
  rule('the dances', { dances: ['Вальс', 'Танго'] }),
  rule('whether extremes are dropped', { drop_extremes: 'total' }),
  rule('what breaks a tie', { tie_break: 'chief-judge' }),
  rule('the order of those who are out', { order_eliminated: true }),
  rule('the size of the final', { final_max: 2 }),
  rule('the ages', { min_age: 30 }),
  {
    what: 'exchange a judge who has marked',
    ask: () => put(contest(own.at.judged, '/panel'), { judgeIds: panel('B', 'C', 'D') }),
    by: staff,
    refused: '409 panel_judged',
  },
  {
    what: 'exchange a judge of a published contest',
    ask: () => put(contest(own.at.published, '/panel'), { judgeIds: panel('A', 'B', 'D') }),
    by: staff,
    refused: '409 panel_judged',
  },
  {
    what: 'give a judge who has marked another letter',
    ask: () => put(judge('A'), { role: 'line', letter: 'Q' }),
    by: staff,
    refused: '409 judge_letter_marked',
  },
  {
    what: 'take a judge who has marked off the event',
    ask: () => ({ method: 'DELETE', url: judge('A') }),
    by: staff,
    refused: '409 judge_on_panel',
  },
  {
    what: 'change a finished sheet without a reason',
    ask: () => save(own.at.running, own.at.running, [2, 1, 3, 4]),
    by: typists,
    refused: '422 reason',
  },
  {
    what: 'change a sheet of a published result without a reason',
    ask: () => save(own.at.published, own.at.published, [2, 1, 3, 4]),
    by: typists,
    refused: '422 reason',
  },
  {
    what: 'give two first places',
    ask: () => save(own.at.judged, own.at.judged, [1, 1, 3, 4], 'Опечатка'),
    by: typists,
    refused: '422 marks',
  },
  {
    what: 'give a place that there is not',
    ask: () => save(own.at.judged, own.at.judged, [9, 2, 3, 4], 'Опечатка'),
    by: typists,
    refused: '422 marks',
  },
  {
    what: 'mark somebody of another contest',
    ask: () => save(own.at.judged, own.at.published, [1, 2, 3, 4], 'Опечатка'),
    by: typists,
    refused: '422 marks',
  },
  {
    what: 'save over marks that have changed since',
    ask: () =>
      put(sheet(own.at.running), {
        marks: places(own.at.running, [2, 1, 3, 4]),
        reason: 'Опечатка',
        version: 1,
      }),
    by: typists,
    refused: '409 stale',
  },
  {
    what: 'type the second entry after the first',
    ask: () =>
      post(round(own.at.running, '/sheets'), {
        dance: 'Вальс',
        letter: 'A',
        pass: 'second',
      }),
    by: ['admin'],
    honest: ['chiefStation', 'tallyStation'],
    refused: '409 sheet_same_person',
  },
  {
    what: 'publish without the approval',
    ask: () => post(contest(own.at.judged, '/publication'), { level: 'places' }),
    by: withChief,
    refused: '409 approval_missing',
  },
  {
    what: 'publish marks before places',
    ask: () => post(contest(own.at.judged, '/publication'), { level: 'marks' }),
    by: withChief,
    refused: '409 round_not_published',
  },
  {
    what: 'publish what is not judged',
    ask: () => post(contest(own.at.running, '/publication'), { level: 'places' }),
    by: withChief,
    refused: '409 contest_not_judged',
  },
  {
    what: 'approve with a wrong PIN',
    ask: () => put(contest(own.at.judged, '/approval'), { approve: true, pin: '1357' }),
    by: ['chiefStation'],
    refused: '422 pin',
  },
  {
    what: 'approve from the office beside the chief judge',
    ask: () => put(contest(own.at.judged, '/approval'), { approve: true, pin: PIN }),
    by: supervisors,
    honest: ['chiefStation'],
    refused: '409 approval_by_chief',
  },
  {
    what: 'approve as an admin',
    ask: () => put(contest(own.at.judged, '/approval'), { approve: true, pin: PIN }),
    by: [...admins, 'tallyStation'],
    honest: ['chiefStation'],
    refused: '403 forbidden',
  },
  {
    what: 'take an approval back once places are public',
    ask: () => put(contest(own.at.published, '/approval'), { approve: false, pin: PIN }),
    by: ['chiefStation'],
    refused: '409 approval_public',
  },
  {
    what: 'open a published round again in silence',
    ask: () => status(own.at.published, 'running'),
    by: withChief,
    refused: '422 status',
  },
  {
    what: 'count a round whose sheets are not all there',
    ask: () => status(own.at.locked, 'judged'),
    by: withChief,
    refused: '422 status',
  },
  {
    what: 'give somebody another number in silence',
    ask: () => put(`${regData}/start-number`, { start_number: 7777 }),
    by: staff,
    honest: managers,
    refused: '422 reason',
  },
  {
    what: 'give somebody who danced another number without the right to decide it',
    ask: () => put(`${regData}/start-number`, { start_number: 7777, reason: 'Так лучше' }),
    by: managers,
    refused: '409 start_number_fixed',
  },
  {
    what: 'draw anew without a reason',
    ask: () => status(own.at.drawn, 'planned'),
    by: staff,
    refused: '422 reason',
  },
  {
    what: 'open locked heats without a reason',
    ask: () => status(own.at.locked, 'drawn'),
    by: staff,
    refused: '422 reason',
  },
  {
    what: 'open locked heats from the chief judge’s device',
    ask: () => status(own.at.locked, 'drawn', 'Так лучше'),
    by: ['chiefStation'],
    refused: '403 forbidden',
  },
  {
    what: 'draw anew what is marked',
    ask: () => status(own.at.running, 'planned', 'Так лучше'),
    by: staff,
    refused: '422 status',
  },
  {
    what: 'leave a contest with marks, to draw it anew',
    ask: () =>
      put(`/api/events/${own.day.eventId}/contest-statuses`, {
        contestIds: [own.at.running.id],
        status: 'closed',
        reason: 'Так лучше',
      }),
    by: staff,
    refused: '422 contestIds',
  },
  {
    what: 'move dancers between locked heats',
    ask: () => put(round(own.at.locked, '/heats'), { heats: [own.at.locked.entries] }),
    by: staff,
    refused: '409 heats_locked',
  },
  {
    what: 'add a round between to let somebody through',
    ask: () => post(round(own.at.judged, '/extra'), { type: 'hope' }),
    by: withChief,
    refused: '422 type',
  },
  {
    what: 'substitute a judge whose sheet is handed in',
    ask: () =>
      post(round(own.at.running, '/substitutions'), {
        letter: 'A',
        judge_id: own.day.judges['D'],
        dance: 'Вальс',
        reason: 'Устал',
      }),
    by: withChief,
    refused: '409 seat_judged',
  },
  {
    what: 'disqualify without a reason',
    ask: () =>
      put(round(own.at.running, `/entries/${own.at.running.entries[0]}`), {
        status: 'disqualified',
      }),
    by: withChief,
    refused: '422 reason',
  },
  {
    what: 'decide a tie that there is not',
    ask: () =>
      post(round(own.at.judged, '/decisions'), { kind: 'tie', choice: 'all', text: 'Поровну' }),
    by: withChief,
    refused: '422 kind',
  },
  {
    what: 'delete a contest with its marks',
    ask: () => ({ method: 'DELETE', url: contest(own.at.published) }),
    by: staff,
    refused: '409 contest_in_use',
  },
  {
    what: 'take away a round with its marks',
    ask: () => ({ method: 'DELETE', url: round(own.at.judged, '') }),
    by: staff,
    refused: '409 extra_round_kept',
  },
  {
    what: 'delete a sheet',
    ask: () => ({ method: 'DELETE', url: sheet(own.at.judged) }),
    by: withChief,
    refused: '404 not_found',
  },
  {
    what: 'rewrite the journal',
    ask: () => put(round(own.at.judged, '/journal'), { lines: [] }),
    by: withChief,
    refused: '404 not_found',
  },
  {
    what: 'reveal places that nobody has approved',
    ask: () =>
      put(contest(own.at.judged, '/ceremony'), { seen_from_place: null, revealed_from_place: 4 }),
    by: [...staff, 'announcerStation'],
    refused: '409 approval_missing',
  },
]

const panel = (...letters: string[]) => letters.map((letter) => own.day.judges[letter] ?? 0)
const judge = (letter: string) =>
  `/api/events/${own.day.eventId}/judges/${own.day.judges[letter] ?? 0}`

/** What an answer says of a refusal: «409 contest_drawn», «422 reason». */
function said({ statusCode, body }: { statusCode: number; body: string }): string {
  const { code, errors } = JSON.parse(body || '{}') as { code?: string; errors?: object }
  const fields = Object.keys(errors ?? {}).map((field) => field.split('.')[0])
  return `${statusCode} ${errors ? [...new Set(fields)].join(' ') : code}`
}

const refusedToStrangers = (by: Cheat) =>
  by === 'anonymous' ? /^(401|404) / : /^(401|403|404|419) /

describe('what the server refuses', () => {
  const tried = frauds.flatMap(({ what, ask, by, honest = [], refused }) =>
    [...new Set([...by, ...strangers])]
      .filter((cheat) => !honest.includes(cheat))
      .map((cheat) => {
        const words = by.includes(cheat) ? new RegExp(`^${refused}$`) : refusedToStrangers(cheat)
        return { what, ask, cheat, refused: words }
      }),
  )
  it.each(tried)('to $cheat: $what', async ({ ask, cheat, refused }) => {
    expect(said(await own.ask(cheat, ask()))).toMatch(refused)
  })

  it('is tried more than 600 times', () => {
    expect(tried.length).toBeGreaterThan(600)
  })

  it('leaves everything as it was', async () => {
    expect(await results()).toEqual(before)
  })
})
