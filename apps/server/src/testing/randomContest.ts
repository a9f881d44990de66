import { markedRows } from '@parket/domain/marks/markedRows'
import type { ResultFile } from '@parket/domain/scoring/resultFile'

import { seededRandom, type Random } from '../modules/events/rehearsal/random.ts'
import type { Competition, MarksOf, Round, RoundMarks } from './competition.ts'

/** What happened in contests, so that a test can tell that all of it did. */
export type Happened = Map<string, number>

type Role = 'leader' | 'follower'

interface Plan {
  entries: number | Role[]
  values: Parameters<Competition['enter']>[1]
}

const criteria = JSON.stringify([
  { name: 'Техника', max: 10 },
  { name: 'Образ', max: 5 },
])
const degrees = JSON.stringify([
  { title: 'Лауреат I степени', from_percent: 70 },
  { title: 'Дипломант', from_percent: 50 },
])

/** Few marks that differ, so that ties are many. */
const plans: readonly ((random: Random) => Plan)[] = [
  (random) => ({
    entries: random.int(2, 22),
    values: {
      dances: random.pick([['Вальс'], ['Румба', 'Джайв'], ['Румба', 'Джайв', 'Самба']]),
      final_max: random.int(6, 8),
      order_eliminated: random.chance(0.5),
    },
  }),
  (random) => ({
    entries: random.int(2, 9),
    values: {
      scoring: 'points',
      criteria,
      degrees,
      dances: random.pick([['Выход'], ['Выход', 'Импровизация']]),
      drop_extremes: random.pick(['off', 'criterion', 'total'] as const),
    },
  }),
  (random) => ({
    entries: random.int(3, 8),
    values: {
      scoring: 'relative-placement',
      dances: ['WCS'],
      tie_break: random.pick(['head-to-head', 'chief-judge'] as const),
    },
  }),
  (random) => ({
    entries: [
      ...Array<Role>(random.int(3, 12)).fill('leader'),
      ...Array<Role>(random.int(3, 12)).fill('follower'),
    ],
    values: {
      scoring: 'relative-placement',
      jnj_role_split: true,
      dances: ['WCS'],
      final_max: random.int(4, 6),
      tie_break: random.pick(['head-to-head', 'chief-judge'] as const),
    },
  }),
]

/**
 * Dances a whole contest through the server, from its entries to its published marks, as a seed decides: what kind of
 * contest, what judges see, and what goes wrong on the way.
 *
 * @returns the versions of its result file, the first first
 */
export async function danceAtRandom(
  day: Competition,
  seed: number,
  happened: Happened,
): Promise<ResultFile[]> {
  const random = seededRandom(seed)
  const note = (what: string) => happened.set(what, (happened.get(what) ?? 0) + 1)
  const { entries, values } = (plans[seed % plans.length] as (typeof plans)[0])(random)
  const panel = 'ABCDEFGHI'.slice(0, random.pick([3, 4, 5, 7]))
  const heat_size = random.int(2, 8)
  const id = await day.enter(entries, { ...values, heat_size }, panel)
  await shareDancers(day, id, random)
  const absent = await markAbsent(day, id, random)
  const answer = await day.setContest(id, 'ready')
  if (answer.statusCode !== 200) throw new Error(answer.body)

  const done = new Set<number>()
  for (;;) {
    const round = (await day.rounds(id)).find((one) => !done.has(one.id))
    if (!round) break
    const isFirst = done.size === 0
    done.add(round.id)
    await danceRound({ day, random, note, round, late: isFirst ? absent : null })
  }
  return publishAll({ day, random, note }, id)
}

interface Step {
  day: Competition
  random: Random
  note: (what: string) => void
}

/** Somebody is in another entry too: they have to be kept apart. */
async function shareDancers(day: Competition, id: string, random: Random): Promise<void> {
  const { db } = day.api.database
  const dancers = await db
    .selectFrom('registrations')
    .innerJoin('dancers', 'dancers.reg_data_id', 'registrations.reg_data_id')
    .where('registrations.contest_id', '=', id)
    .select(['dancers.reg_data_id', 'dancers.event_id', 'last_name', 'first_name', 'birth_date'])
    .orderBy('registrations.id')
    .execute()
  const shared = dancers.flatMap((dancer, at) => {
    const other = dancers[at + 1]
    if (!other || !random.chance(0.2)) return []
    const { event_id, last_name, first_name, birth_date } = dancer
    return [{ reg_data_id: other.reg_data_id, event_id, ind: 1, last_name, first_name, birth_date }]
  })
  if (shared.length > 0) await db.insertInto('dancers').values(shared).execute()
}

/** Whoever was absent when the heats were drawn may come late. */
async function markAbsent(day: Competition, id: string, random: Random): Promise<number | null> {
  if (!random.chance(0.5)) return null
  const { db } = day.api.database
  const entries = await db
    .selectFrom('registrations')
    .where('contest_id', '=', id)
    .select('id')
    .orderBy('id')
    .execute()
  if (entries.length < 5) return null
  const late = entries.at(-1)?.id ?? 0
  await db
    .updateTable('registrations')
    .set({ attendance: 'absent' })
    .where('id', '=', late)
    .execute()
  return late
}

async function danceRound(step: Step & { round: Round; late: number | null }): Promise<void> {
  const { day, random, note, late } = step
  const url = `/api/contests/${step.round.contest_id}/rounds/${step.round.id}`
  const find = async () =>
    (await day.rounds(step.round.contest_id)).find(({ id }) => id === step.round.id) as Round
  if (step.round.status === 'planned') await setRound(day, step.round, 'drawn')
  if (random.chance(0.2)) {
    note('redraw')
    await setRound(day, await find(), 'planned')
    await setRound(day, await find(), 'drawn')
  }
  if (random.chance(0.4)) await moveOne(day, await find(), random, note)
  await setRound(day, await find(), 'locked')
  if (late !== null) {
    // Here they come.
    await day.api.database.db
      .updateTable('registrations')
      .set({ attendance: 'present' })
      .where('id', '=', late)
      .execute()
    const answer = await day.call('POST', `${url}/late-entries`, { registration_id: late })
    if (answer.statusCode < 300) note('late entry')
  }
  await setRound(day, await find(), 'running')
  await markRound({ ...step, round: await find() })
  await settleTies(step, url)
  await orderPairs(step, url)
  await setRound(day, await find(), 'judged')
  await extraRound(step, await find())
}

async function setRound(day: Competition, round: Round, status: string): Promise<void> {
  const answer = await day.setRound(round, status)
  if (answer.statusCode !== 200) throw new Error(`${status}: ${answer.body}`)
}

/** Moves somebody to another heat by hand, or exchanges the followers of two pairs. */
async function moveOne(
  day: Competition,
  round: Round,
  random: Random,
  note: Step['note'],
): Promise<void> {
  const url = `/api/contests/${round.contest_id}/rounds/${round.id}`
  if (round.pairs.length > 0) {
    if (round.type === 'redance' || round.pairs.length < 2) return
    const [first, second, ...rest] = round.pairs as [Round['pairs'][0], Round['pairs'][0]]
    if (!first.scored || !second.scored) return
    const pairs = [
      { ...first, follower_id: second.follower_id },
      { ...second, follower_id: first.follower_id },
      ...rest,
    ]
    const heats = [...Map.groupBy(pairs, ({ heat }) => heat).values()]
    const body = heats.map((heat) =>
      heat.map(({ leader_id, follower_id, scored }) => ({ leader_id, follower_id, scored })),
    )
    await day.send('PUT', `${url}/pairs`, { heats: body })
    note('pairs by hand')
    return
  }
  const heats = round.heats.map((heat) => heat.map(({ registration_id }) => registration_id))
  const [from, to] = [random.int(0, heats.length - 1), random.int(0, heats.length - 1)]
  const moved = heats[from]?.[0]
  if (from === to || moved === undefined) return
  heats[from] = (heats[from] ?? []).slice(1)
  heats[to]?.push(moved)
  await day.send('PUT', `${url}/heats`, { heats })
  note('moved by hand')
}

/** Types all marks; between dances judges are replaced, leave, and dancers leave. */
async function markRound(step: Step & { round: Round }): Promise<void> {
  const { day, random, note, round } = step
  const url = `/api/contests/${round.contest_id}/rounds/${round.id}`
  const { dances } = await day.marks(round)
  const leave = async (status: string) => {
    const here = (await day.marks(round)).entries.filter((one) => one.status === 'danced')
    if (here.length < 4) return
    const { registration_id } = random.pick(here)
    await day.send('PUT', `${url}/entries/${registration_id}`, { status, reason: 'Травма' })
    note(status)
  }
  if (random.chance(0.2)) await leave('not_present')
  const [first, second] = dances
  if (first && second) {
    await day.type(round, marksOf(round, random), first.name)
    const seat = { letter: 'B', dance: second.name }
    const what = random.pick(['substitute', 'empty seat', 'nothing'] as const)
    if (what === 'substitute') {
      const body = { ...seat, judge_id: day.judges['K'], reason: 'Устал' }
      const answer = await day.call('POST', `${url}/substitutions`, body)
      if (answer.statusCode < 300) note(what)
    }
    if (what === 'empty seat') {
      const body = { ...seat, kind: 'seat', text: 'Заболел' }
      const answer = await day.call('POST', `${url}/decisions`, body)
      if (answer.statusCode < 300) note(what)
    }
    if (random.chance(0.3)) await leave(random.pick(['withdrawn', 'disqualified']))
    if (random.chance(0.2)) {
      await day.send('POST', `${url}/decisions`, {
        kind: 'attempt',
        dance: first.name,
        text: 'Сбой музыки',
      })
      note('repeated dance')
    }
  }
  await day.type(round, marksOf(round, random))
  if (random.chance(0.15)) await leave('disqualified')
}

/** Judges who see nearly the same. */
function marksOf(round: Round, random: Random): MarksOf {
  return ({ kind }, numbers) => {
    const seen = new Map(numbers.map((number) => [number, (number % 5) + random.next() * 4]))
    const ranked = numbers.toSorted((one, other) => (seen.get(other) ?? 0) - (seen.get(one) ?? 0))
    return Object.fromEntries(
      ranked.map((number, at) => {
        if (kind === 'crosses') return [number, [at < round.advance ? 1 : 0]]
        if (kind === 'callbacks') {
          return [number, [at < round.advance ? 10 : ([4.5, 4.3, 4.2][at - round.advance] ?? 0)]]
        }
        if (kind === 'points') return [number, [random.int(6, 10), random.int(3, 5)]]
        return [number, [at + 1]]
      }),
    )
  }
}

/** Ties at the cut: all, none, or the chief judge's order; and sometimes points are taken off. */
async function settleTies({ day, random, note }: Step, url: string): Promise<void> {
  const decide = (body: object) =>
    day.call('POST', `${url}/decisions`, { text: 'Так решено', ...body })
  const { undecided, kind, entries } = await day.send<RoundMarks>('GET', `${url}/marks`)
  if (undecided.length > 0) {
    const how = random.pick(kind === 'callbacks' ? ['order'] : ['all', 'none', 'order'])
    const order = { kind: 'order', entries: inOrder(undecided) }
    const body = how === 'order' ? order : { kind: 'cut', choice: how }
    const answer = await decide(body)
    // None may be too few for the next round.
    if (answer.statusCode >= 300) await decide(order)
    else note(`tie: ${how}`)
  }
  if (kind === 'points' && random.chance(0.4)) {
    const { registration_id } = random.pick(entries)
    const answer = await decide({ kind: 'deduction', entries: [{ registration_id, value: 3 }] })
    if (answer.statusCode < 300) note('deduction')
  }
}

/** The chief judge orders everybody whom judges mark: where they are tied it counts. */
async function orderPairs({ day, note }: Step, url: string): Promise<void> {
  const { kind, entries, pairs } = await day.send<RoundMarks>('GET', `${url}/marks`)
  if (kind !== 'relative-placement') return
  const marked = markedRows(entries, pairs).filter(({ status }) => status === 'danced')
  const body = {
    kind: 'order',
    text: 'Порядок главного судьи',
    entries: inOrder(marked.map(({ registration_id }) => registration_id)),
  }
  const answer = await day.call('POST', `${url}/decisions`, body)
  if (answer.statusCode < 300) note('chief’s order')
}

function inOrder(ids: readonly number[]): object[] {
  return ids.map((registration_id, at) => ({ registration_id, value: at + 1 }))
}

/** A hope round for those who did not go on, or the round danced again. */
async function extraRound({ day, random, note }: Step, round: Round): Promise<void> {
  if (round.type !== 'main' || !random.chance(0.5)) return
  const url = `/api/contests/${round.contest_id}/rounds/${round.id}/extra`
  if (round.index > 0 && random.chance(0.7)) {
    const hope = await day.call('POST', url, { type: 'hope', advance: 1 })
    // With nobody left over there is none.
    if (hope.statusCode < 300) note('hope round')
    return
  }
  const redance = await day.call('POST', url, { type: 'redance' })
  if (redance.statusCode < 300) note('redance')
}

/** Publishes, and sometimes a mark is corrected after that: the file of each version. */
async function publishAll(step: Step, id: string): Promise<ResultFile[]> {
  const { day, random, note } = step
  for (const level of ['places', 'marks']) {
    await day.send('POST', `/api/contests/${id}/publication`, { level })
  }
  const { group_num } = await day.send<{ group_num: number }>('GET', `/api/contests/${id}`)
  const read = () =>
    day.send<ResultFile>('GET', `/api/events/${day.eventId}/groups/${group_num}/result-file`)
  const first = await read()
  const final = (await day.rounds(id)).at(-1)
  if (!final || !random.chance(0.6)) return [first]
  const corrected = await correctOne(step, final)
  if (!corrected) return [first]
  note('correction')
  return [first, await read()]
}

/** Exchanges two places, or two marks, of a sheet of the final. */
async function correctOne({ day, random }: Step, final: Round): Promise<boolean> {
  const { sheets, dances } = await day.marks(final)
  const counted = sheets.filter(({ dance, attempt }) =>
    dances.some((one) => one.name === dance && one.attempt === attempt),
  )
  const sheet = random.pick(counted)
  const url = `/api/contests/${final.contest_id}/rounds/${final.id}/sheets/${sheet.id}`
  const given = (await day.marks(final)).sheets.find(({ id }) => id === sheet.id)?.marks ?? []
  const [one, other, ...rest] = given
  if (!one || !other) return false
  const marks = [{ ...one, values: other.values }, { ...other, values: one.values }, ...rest]
  const answer = await day.call('PUT', url, { marks, reason: 'Ошибка ввода' })
  if (answer.statusCode >= 300) return false
  return JSON.stringify(one.values) !== JSON.stringify(other.values)
}
