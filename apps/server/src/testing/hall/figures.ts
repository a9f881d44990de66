import { setTimeout } from 'node:timers/promises'

import type { components } from '@parket/api-client/schema'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { HttpServer } from '../httpClient.ts'
import { danceKey, startDevice, type Device, type HallFloor } from './device.ts'
import { createHallEvent, DANCES, LETTERS, type HallEvent } from './hallEvent.ts'
import { organiserOf, type Organiser } from './organiser.ts'

type Round = components['schemas']['Round']

const MARKS = 400
const SAVES = 60
/** Who has no device: the papers are typed. */
const ON_PAPER = 'L'

/** A round that runs, with devices whose judges wait. */
async function openRound(db: Kysely<Database>, servers: () => readonly HttpServer[]) {
  const event = await createHallEvent(db)
  let turn = 0
  const next = () => {
    turn += 1
    return servers()[turn % servers().length] ?? null
  }
  const organiser = organiserOf(db, event, next)
  await organiser.setContest('ready')
  const rounds = await organiser.rounds()
  const round = rounds.toSorted((one, other) => other.index - one.index)[0] as Round
  await organiser.begin(round)
  const open = new Set<string>()
  const floor: HallFloor = {
    url: () => next()?.origin ?? '',
    open,
    lookMs: 5,
    fault: null,
    onPress: () => {},
  }
  return { event, organiser, round, open, floor }
}

/** How long a device that was away with so many marks needs until all of them are acknowledged, ms. */
export async function measureReconnect(
  db: Kysely<Database>,
  servers: () => readonly HttpServer[],
): Promise<{ marks: number; ms: number }> {
  const { organiser, round, open, floor } = await openRound(db, servers)
  const { code } = await organiser.makeStation('A')
  const device = await startDevice({ ...floor, isUndecided: true }, { letter: 'A', code })
  await until(() => device.disk.rounds !== null)
  device.setOffline(true)
  open.add(danceKey(round.id, DANCES[0]))
  await until(() => device.disk.operations.length >= MARKS)
  open.clear()
  await setTimeout(100)
  const marks = device.disk.operations.length
  const began = performance.now()
  device.setOffline(false)
  device.wake()
  await until(() => device.disk.operations.length === 0)
  const ms = performance.now() - began
  device.kill()
  return { marks, ms }
}

/** What a save costs who types, alone and while all judges mark, ms. */
export async function measureTyping(
  db: Kysely<Database>,
  servers: () => readonly HttpServer[],
): Promise<{ alone: number[]; beside: number[]; operations: number }> {
  const { event, organiser, round, open, floor } = await openRound(db, servers)
  const devices: Device[] = []
  for (const letter of LETTERS.replace(ON_PAPER, '')) {
    const { code } = await organiser.makeStation(letter)
    devices.push(await startDevice({ ...floor, isUndecided: true, lookMs: 300 }, { letter, code }))
  }
  const save = await typist(event, organiser, round, servers)
  const alone = await timesOf(save)
  open.add(danceKey(round.id, DANCES[0]))
  await setTimeout(500)
  const beside = await timesOf(save)
  open.clear()
  for (const device of devices) device.kill()
  const operations = devices.reduce((sum, { disk }) => sum + disk.saved.length, 0)
  return { alone, beside, operations }
}

/** Takes a sheet to type. @returns saves one mark of it */
async function typist(
  { contestId, authorization }: HallEvent,
  organiser: Organiser,
  round: Round,
  servers: () => readonly HttpServer[],
): Promise<() => Promise<void>> {
  const [server] = servers() as [HttpServer]
  const sheets = `/api/contests/${contestId}/rounds/${round.id}/sheets`
  const claimed = await server.send(
    'POST',
    sheets,
    { dance: DANCES[0], letter: ON_PAPER },
    { authorization },
  )
  const { id } = (await claimed.json()) as { id: number }
  const { entries } = await organiser.marks(round)
  let version = 1
  let turn = 0
  return async () => {
    turn += 1
    const { registration_id } = entries[turn % entries.length] ?? {}
    const marks = [{ registration_id, values: [turn % 2] }]
    const answer = await server.send(
      'PUT',
      `${sheets}/${id}`,
      { marks, version },
      { authorization },
    )
    if (!answer.ok) throw new Error(await answer.text())
    ;({ version } = (await answer.json()) as { version: number })
  }
}

async function timesOf(save: () => Promise<void>): Promise<number[]> {
  const times: number[] = []
  for (let count = 0; count < SAVES; count += 1) {
    const began = performance.now()
    await save()
    times.push(performance.now() - began)
    await setTimeout(50)
  }
  return times
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await setTimeout(2)
}
