import { setTimeout } from 'node:timers/promises'

import type { components } from '@parket/api-client/schema'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { HttpServer } from '../httpClient.ts'
import { createEntries } from '../competition.ts'
import { DANCES, type HallEvent } from './hallEvent.ts'
import { withoutChance } from './withoutChance.ts'

type Schemas = components['schemas']
type Round = Schemas['Round']

/** The other side of the day: who draws, begins and counts rounds, over a network that is good. */
export interface Organiser {
  rounds: () => Promise<Round[]>
  marks: (round: Round) => Promise<Schemas['RoundMarks']>
  journal: (round: Round) => Promise<Schemas['RoundJournal']>
  /** Draws a round if that is left to do, in the same heats in every run, and begins it. */
  begin: (round: Round) => Promise<void>
  setRound: (round: Round, status: string) => Promise<void>
  setContest: (status: string) => Promise<void>
  repeatDance: (round: Round, dance: string) => Promise<void>
  /** The marshal lets the first heat of a dance onto the floor. */
  release: (round: Round, dance: string) => Promise<void>
  /** Says that a couple left the round. */
  withdraw: (round: Round, startNumber: number) => Promise<void>
  /** Before any mark an entry goes to another heat: the heats are opened, changed and locked again. */
  moveToSecondHeat: (round: Round, startNumber: number) => Promise<void>
  /** A couple comes late to a round that runs. @returns its start number */
  addLate: (round: Round) => Promise<number>
  /** Takes a judge's paper of a dance to type. */
  takePaper: (round: Round, dance: string, letter: string) => Promise<Paper>
  makeStation: (letter: string) => Promise<{ id: number; code: string }>
  /** Begins the break, or takes that back: something that everybody is shown. */
  setBreak: (state: BreakState) => Promise<void>
  /** Pairs a device of who runs the day. @returns its token */
  pairStaff: (kind: 'marshal' | 'announcer' | 'screen') => Promise<string>
  /** Cuts its device off. @returns the code for another one */
  handOver: (stationId: number) => Promise<string>
  publish: () => Promise<void>
  /** The open result file, byte by byte. */
  resultFile: () => Promise<string>
}

/** A paper that is typed. */
export interface Paper {
  /** Types marks by start number. */
  type: (marks: ReadonlyMap<number, number>) => Promise<void>
  finish: () => Promise<void>
}

export type BreakState = 'running' | 'ahead'

/** Of calls while no server is up. */
const MOST_TRIES = 600

/** @param server the one that takes the next call */
export function organiserOf(
  db: Kysely<Database>,
  { eventId, contestId, breakId, judges, authorization }: HallEvent,
  server: () => HttpServer | null,
): Organiser {
  const contest = `/api/contests/${contestId}`
  const event = `/api/events/${eventId}`
  const roundOf = ({ id }: Round) => `${contest}/rounds/${id}`

  /** Made again where no server is up: they come back. */
  async function reach(call: (server: HttpServer) => Promise<Response>): Promise<string> {
    for (let tries = 0; ; tries += 1) {
      const up = server()
      const answer = up && (await call(up).catch(() => null))
      if (answer) {
        const text = await answer.text()
        if (answer.ok) return text
        throw new Error(`${answer.status} ${new URL(answer.url).pathname}: ${text}`)
      }
      if (tries > MOST_TRIES) throw new Error('No server came back')
      await setTimeout(50)
    }
  }
  const get = async <T>(path: string) =>
    JSON.parse(await reach((up) => fetch(up.origin + path, { headers: { authorization } }))) as T
  const send = async <T>(method: 'POST' | 'PUT', path: string, body: object) =>
    JSON.parse(await reach((up) => up.send(method, path, body, { authorization }))) as T
  const rounds = () => get<Round[]>(`${contest}/rounds`)
  const setRound: Organiser['setRound'] = async (round, status) => {
    await send('PUT', `${roundOf(round)}/status`, { status })
  }

  /** The draw is by chance; the heats of the run are not. */
  async function arrange(round: Round): Promise<void> {
    const drawn = (await rounds()).find(({ id }) => id === round.id) ?? round
    const entries = drawn.heats
      .flat()
      .sort((one, other) => one.start_number - other.start_number)
      .map(({ registration_id }) => registration_id)
    const half = drawn.heats.length > 1 ? Math.ceil(entries.length / 2) : entries.length
    const heats = [entries.slice(0, half), entries.slice(half)].filter(({ length }) => length > 0)
    await send('PUT', `${roundOf(round)}/heats`, { heats })
    await db.updateTable('rounds').set({ seed: 'hall' }).where('id', '=', round.id).execute()
  }

  return {
    rounds,
    setRound,
    marks: (round) => get(`${roundOf(round)}/marks`),
    journal: (round) => get(`${roundOf(round)}/journal`),
    async begin(round) {
      if (round.status === 'planned') await setRound(round, 'drawn')
      await arrange(round)
      await setRound(round, 'locked')
      await setRound(round, 'running')
    },
    async setContest(status) {
      await send('PUT', `${contest}/panel`, { judgeIds: [...judges.values()] })
      await send('PUT', `${event}/contest-statuses`, {
        contestIds: [contestId],
        status,
        generateHeats: true,
      })
    },
    async repeatDance(round, dance) {
      const body = { kind: 'attempt', dance, text: 'Музыка оборвалась' }
      await send('POST', `${roundOf(round)}/decisions`, body)
    },
    async release(round, dance) {
      // A heat that is alone goes out once, for all dances.
      const { heats } = (await rounds()).find(({ id }) => id === round.id) ?? round
      const body = { dance: heats.length === 1 ? DANCES[0] : dance, heat: 1, released: true }
      await send('PUT', `${roundOf(round)}/heat-release`, body)
    },
    async withdraw(round, startNumber) {
      const { entries } = await get<Schemas['RoundMarks']>(`${roundOf(round)}/marks`)
      const entry = entries.find(({ start_number }) => start_number === startNumber)
      await send('PUT', `${roundOf(round)}/entries/${entry?.registration_id}`, {
        status: 'withdrawn',
        reason: 'Травма',
      })
    },
    async moveToSecondHeat(round, startNumber) {
      await setRound(round, 'locked')
      await send('PUT', `${roundOf(round)}/status`, { status: 'drawn', reason: 'Пара опоздает' })
      const { heats } = (await rounds()).find(({ id }) => id === round.id) ?? round
      const moved = heats.flat().find(({ start_number }) => start_number === startNumber)
      const [first, second] = heats.map((heat) =>
        heat.map(({ registration_id }) => registration_id),
      )
      const id = moved?.registration_id ?? 0
      await send('PUT', `${roundOf(round)}/heats`, {
        heats: [first?.filter((one) => one !== id) ?? [], [...(second ?? []), id]],
      })
      await setRound(round, 'locked')
      await setRound(round, 'running')
    },
    async addLate(round) {
      const [registration_id = 0] = await createEntries(db, eventId, contestId, [null])
      const late = await send<Round>('POST', `${roundOf(round)}/late-entries`, { registration_id })
      const entry = late.heats.flat().find((one) => one.registration_id === registration_id)
      return entry?.start_number ?? 0
    },
    async takePaper(round, dance, letter) {
      const sheets = `${roundOf(round)}/sheets`
      let { id, version } = await send<Schemas['MarkSheet']>('POST', sheets, { dance, letter })
      const { entries } = await get<Schemas['RoundMarks']>(`${roundOf(round)}/marks`)
      return {
        async type(given) {
          const marks = entries.flatMap(({ registration_id, start_number }) =>
            given.has(start_number)
              ? [{ registration_id, values: [given.get(start_number) ?? null] }]
              : [],
          )
          const body = { marks, version }
          ;({ version } = await send<Schemas['MarkSheet']>('PUT', `${sheets}/${id}`, body))
        },
        async finish() {
          await send('POST', `${sheets}/${id}/finish`, { version })
        },
      }
    },
    makeStation: (letter) =>
      send('POST', `${event}/stations`, { kind: 'judge', judge_id: judges.get(letter) }),
    async setBreak(state) {
      await send('PUT', `${event}/session-items/${breakId}/state`, { state })
    },
    async pairStaff(kind) {
      const { code } = await send<{ code: string }>('POST', `${event}/stations`, { kind })
      const device = `hall-device-of-the-${kind}`
      const { token } = await send<{ token: string }>('POST', '/api/stations/pair', {
        code,
        device,
      })
      return token
    },
    async handOver(stationId) {
      const { code } = await send<{ code: { code: string } }>(
        'PUT',
        `${event}/stations/${stationId}`,
        { hand_over: true },
      )
      return code.code
    },
    async publish() {
      const { checks } = await get<Schemas['ResultPreview']>(`${contest}/result`)
      const answers = checks.map(({ key }) => ({ key, text: 'Проверено' }))
      await send('POST', `${contest}/publication`, { level: 'places', answers })
      await send('POST', `${contest}/publication`, { level: 'marks' })
    },
    resultFile: async () =>
      withoutChance(
        await reach((up) =>
          fetch(`${up.origin}${event}/groups/1/result-file`, { headers: { authorization } }),
        ),
      ),
  }
}
