import { setTimeout } from 'node:timers/promises'

import type { components } from '@parket/api-client/schema'
import type { DeviceRound } from '@parket/domain/station/device/deviceRound'

import { danceKey, type Device } from './device.ts'
import { DANCES } from './hallEvent.ts'
import { meantMarks } from './invented.ts'
import type { Organiser } from './organiser.ts'

type Round = components['schemas']['Round']

/** Who goes to the second heat of the first round before it is danced. */
const MOVED = 2
/** Whose paper of the first dance is typed beside the device. */
const ON_PAPER = 'B'
/** Who left before the last dance of the final. */
const LEAVES = 3
/** Whose device is away while a dance is repeated. */
const AWAY = 'L'

/** A contest while it is danced. */
interface Contest {
  organiser: Organiser
  open: Set<string>
  devices: ReadonlyMap<string, Device>
  /** The rounds that were begun. */
  danced: Round[]
  patienceMs: number
}

/** Dances all rounds: what happens in a hall besides marks happens in every run. */
export async function danceContest(contest: Contest, isOneAway: boolean): Promise<void> {
  const { organiser, danced } = contest
  const rounds = await organiser.rounds()
  const [first, final] = rounds.toSorted((one, other) => other.index - one.index) as [Round, Round]
  for (const round of [first, final]) {
    danced.push(round)
    await organiser.begin(round)
    wake(contest)
    const isFirst = round === first
    if (isFirst) await changeHeats(contest, round)
    for (const dance of DANCES) {
      const isLast = round === final && dance === DANCES[1]
      const isTyped = isFirst && dance === DANCES[0]
      if (isLast) {
        await organiser.withdraw(round, LEAVES)
        wake(contest)
        await allKnow(contest, `${LEAVES} left`, ({ left }) => left.includes(LEAVES))
      }
      if (isLast && isOneAway) contest.devices.get(AWAY)?.setOffline(true)
      await organiser.release(round, dance)
      const finishPaper = isTyped ? await typePaper(contest, round, dance) : null
      contest.open.add(danceKey(round.id, dance))
      await finishPaper?.()
      await handedIn(contest, round, {
        dance,
        attempt: 1,
        without: isLast && isOneAway ? AWAY : null,
      })
      if (!isLast) continue
      await organiser.repeatDance(round, dance)
      contest.devices.get(AWAY)?.setOffline(false)
      wake(contest)
      await handedIn(contest, round, { dance, attempt: 1, without: null })
      await handedIn(contest, round, { dance, attempt: 2, without: null })
    }
    await organiser.setRound(round, 'judged')
  }
}

/** Before a round is danced one goes to another heat, and a couple comes late. */
async function changeHeats(contest: Contest, round: Round): Promise<void> {
  const { organiser } = contest
  await organiser.moveToSecondHeat(round, MOVED)
  const late = await organiser.addLate(round)
  wake(contest)
  const isThere = ({ heats }: DeviceRound) =>
    heats.flat().includes(late) && heats[1]?.includes(MOVED) === true
  await allKnow(contest, `${MOVED} moved, ${late} came late`, isThere)
}

/**
 * A typist begins with a judge's paper before the dance is marked: the device's marks are compared with it.
 * @returns goes on while the judges mark, and finishes it
 */
async function typePaper(
  { organiser }: Contest,
  round: Round,
  dance: string,
): Promise<() => Promise<void>> {
  const paper = await organiser.takePaper(round, dance, ON_PAPER)
  const { label, kind, advance, entries } = await organiser.marks(round)
  const numbers = entries.map(({ start_number }) => start_number)
  const seen = { round: label, kind, advance, dance, attempt: 1, letter: ON_PAPER, numbers }
  const meant = meantMarks(seen)
  const rows = numbers.map((number) => [number, meant.get(number) ?? 0] as const)
  const [begun, rest] = [rows.slice(0, 3), rows.slice(3)]
  await paper.type(new Map(begun))
  return async () => {
    for (const row of rest) await paper.type(new Map([row]))
    await paper.finish()
  }
}

/** What was decided at the desk, the devices ask for. */
function wake({ devices }: Contest): void {
  for (const device of devices.values()) device.wake()
}

/** Waits until every device shows something of the round that runs. */
async function allKnow(
  { devices, patienceMs }: Contest,
  what: string,
  isShown: (round: DeviceRound) => boolean,
): Promise<void> {
  await within(patienceMs, `${what}, and not every device knows`, async () =>
    [...devices.values()].every(({ disk }) =>
      disk.rounds?.some((round) => round.state === 'running' && isShown(round)),
    ),
  )
}

/** Waits until the server has the sheets of all judges, and nothing is left on a device. */
async function handedIn(
  { organiser, devices, patienceMs }: Contest,
  round: Round,
  { dance, attempt, without }: { dance: string; attempt: number; without: string | null },
): Promise<void> {
  const missing = `${round.label}, ${dance}, attempt ${attempt}: not every sheet came`
  const key = danceKey(round.id, dance)
  let isOver = false
  await within(patienceMs, missing, async () => {
    const { sheets } = await organiser.marks(round)
    const there = sheets.filter(
      (one) => one.dance === dance && one.attempt === attempt && one.finished_at !== null,
    )
    const isThere = [...devices].every(
      ([letter, { disk, isDone }]) =>
        (letter === without && isDone(key, attempt)) ||
        (there.some((one) => one.letter === letter) && disk.operations.length === 0),
    )
    // Nothing is left to be sent, and it was so before the server was asked: what is missing is lost.
    if (!isThere && isOver) throw new Error(missing)
    isOver = [...devices.values()].every(
      ({ disk, isDone }) => isDone(key, attempt) && disk.operations.length === 0,
    )
    return isThere
  })
}

async function within(ms: number, missing: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + ms
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(missing)
    await setTimeout(200)
  }
}
