import type { components } from '@parket/api-client/schema'
import { readDrawnRound } from '@parket/domain/draw/drawnRound'
import { journalActor } from '@parket/domain/journal/actor'
import type { InputBody } from '@parket/domain/journal/inputs'
import { linesOfEntry } from '@parket/domain/journal/linesOfEntry'
import type { Kysely } from 'kysely'

import { eventOf, type Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import { readPaging, toPage } from '../../db/paging.ts'
import type { Database } from '../../db/schema.ts'
import { Problem } from '../../http/problem.ts'
import { isAsClosed, isIntact } from '../../journal/checkChains.ts'
import { listDraws } from '../draws/listDraws.ts'
import { findOwnContest } from '../rounds/core/find.ts'
import { listRounds } from '../rounds/core/queries.ts'
import { loadShownBody } from './hideLines.ts'
import { findInputFaults } from './input/findFaults.ts'
import { hashedLine, listAllLines, whoOf } from './journalLines.ts'
import { isPublishedWhole } from './publishedWhole.ts'
import { areSheetsWhole } from './sheetsWhole.ts'
import { loadRounds, startNumbers, type RoundState } from './state.ts'

type Row = Awaited<ReturnType<typeof listAllLines>>[number]
type Line = Omit<components['schemas']['ListedJournalLine'], 'at'> & { at: Date }

/**
 * A page of the lines of a contest's rounds and of the event's own chain, the latest first unless sorted, with whether the chains hold.
 * @throws Problem 404 for a contest of another event, or a round of another contest
 */
export async function listContestJournal(
  context: Context,
  { path, query }: Input<'listContestJournal'>,
): Promise<Answer<'listContestJournal'>> {
  const { db } = context
  const { part = '', actor, start_number, sort } = query
  const eventId = eventOf(context).id
  const contest = await findOwnContest(db, context, path.id)
  const states = await loadRounds(db, contest, await listRounds(db, contest.id))
  const ids = states.map(({ round }) => round.id)
  if (part !== '' && part !== 'event' && !ids.includes(Number(part))) {
    throw new Problem(404, 'round_not_found')
  }
  const rows = await listAllLines(db, eventId, ids)
  const chains = Map.groupBy(rows, ({ round_id }) => round_id)
  const event = (chains.get(null) ?? []).map((row) => hashedLine(row))
  const shown = await presentLines(context, states, rows.filter(isOfPart(part, contest.id)))
  const numbers = new Map(states.flatMap((state) => Array.from(startNumbers(state))))
  const asked = shown.filter((line) => actor === undefined || journalActor(line) === actor)
  const lines = start_number === undefined ? asked : ofNumber(asked, numbers, start_number)
  const paging = readPaging(query)
  const { offset, pageSize } = paging
  const page = (sort === 'at' ? lines : lines.toReversed()).slice(offset, offset + pageSize)
  return {
    ...toPage(
      page.map((line) => Object.assign({}, line, { at: line.at.toISOString() })),
      lines.length,
      paging,
    ),
    head: event.at(-1)?.hash ?? '',
    mailed_n: await findMailed(db, eventId),
    is_intact: ids.every((id) =>
      isAsClosed(
        (chains.get(id) ?? []).map((row) => hashedLine(row)),
        event,
        id,
      ),
    ),
    is_event_intact: isIntact(event),
    is_whole: await areAllWhole(db, ids, chains, event),
    is_published_whole: await isPublishedWhole(db, contest.id, event),
    input_faults: (await findInputFaults(db, contest, { lines: event, states })).map(
      ({ text }) => text,
    ),
    actors: actorsOf(shown),
    entries: [...numbers].map(([registration_id, number]) => ({
      registration_id,
      start_number: number,
    })),
  }
}

/** Whether the sheets of all rounds are what their lines say. @param chains lines by round; null: the event's own */
async function areAllWhole(
  db: Kysely<Database>,
  ids: readonly number[],
  chains: ReadonlyMap<number | null, readonly Row[]>,
  event: readonly Pick<Row, 'kind' | 'body'>[],
): Promise<boolean> {
  const whole = await Promise.all(
    ids.map((id) => areSheetsWhole(db, id, chains.get(id) ?? [], event)),
  )
  return whole.every(Boolean)
}

function isOfPart(part: string, contestId: string): (row: Row) => boolean {
  if (part === 'event') return ({ round_id }) => round_id === null
  if (part !== '') return ({ round_id }) => round_id === Number(part)
  return (row) => {
    const about = contestOf(row)
    return row.round_id !== null || about === null || about === contestId
  }
}

function contestOf({ body }: Pick<Row, 'body'>): string | null {
  return (body as { contest_id?: string }).contest_id ?? null
}

function ofNumber(
  lines: readonly Line[],
  numbers: ReadonlyMap<number, number>,
  start_number: number,
): Line[] {
  const own = [...numbers].flatMap(([id, number]) => (number === start_number ? [id] : []))
  return linesOfEntry(lines, { registrations: new Set(own), start_number })
}

async function presentLines(
  context: Context,
  states: readonly RoundState[],
  rows: readonly Row[],
): Promise<Line[]> {
  const { db } = context
  const bodies = new Map(
    await Promise.all(
      states.map(
        async (state) => [state.round.id, await loadShownBody(db, context, state)] as const,
      ),
    ),
  )
  const drawNumbers = await readDrawNumbers(db, eventOf(context).id)
  const [{ id: contestId } = { id: null }] = states.map(({ contest }) => contest)
  return rows.map((row): Line => {
    const { n, round_id, at, kind, user_id, station_id, station_kind, text, hash } = row
    const shown = (round_id === null ? undefined : bodies.get(round_id))?.(row)
    const body = shown ?? (kind === 'input' ? partsAlone(row.body) : withoutInput(row.body))
    const { seed } = row.body as { seed?: string }
    const contest_id = round_id === null ? contestOf(row) : contestId
    const draw_number = (kind === 'draw' && drawNumbers.get(`${contest_id} ${seed}`)) || null
    const who = whoOf(row)
    const done = { n, round_id, contest_id, at, kind, user_id, station_id, who, station_kind }
    return Object.assign(done, { body, text, draw_number, hash })
  })
}

/** Without what a draw follows from, which is long. */
function withoutInput(body: object): Record<string, unknown> {
  const { input: _input, pairs: _pairs, ...rest } = body as Record<string, unknown>
  return rest
}

/** Of what a result follows from the names of its parts: names as hashes, numbers and rules are long, too. */
function partsAlone(body: object): Record<string, unknown> {
  const { contest_id, parts } = body as Pick<InputBody, 'contest_id' | 'parts'>
  return { contest_id, parts: Object.fromEntries(Object.keys(parts).map((part) => [part, null])) }
}

/** The number of each draw among those of its round, by contest and seed. */
async function readDrawNumbers(
  db: Kysely<Database>,
  eventId: number,
): Promise<ReadonlyMap<string, number>> {
  const draws = await listDraws(db, eventId)
  return new Map(
    [...draws].flatMap(([round, own]) => {
      const { contest_id } = readDrawnRound(round)
      return own.map(({ seed, number }) => [`${contest_id} ${seed}`, number] as const)
    }),
  )
}

function actorsOf(lines: readonly Line[]): components['schemas']['JournalActor'][] {
  const actors = new Map<string, components['schemas']['JournalActor']>()
  for (const line of lines) {
    const { who, station_kind } = line
    const key = journalActor(line)
    actors.set(key, { key, who, station_kind })
  }
  return [...actors.values()]
}

async function findMailed(db: Kysely<Database>, eventId: number): Promise<number | null> {
  const told = await db
    .selectFrom('journal_letters')
    .where('event_id', '=', eventId)
    .select('told_n')
    .executeTakeFirst()
  return told?.told_n ?? null
}
