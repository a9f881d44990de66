import {
  reduceJudging,
  openDance,
  withRound,
  type Judged,
  type JudgedDance,
  type Judging,
  type JudgingEvent,
} from '../judge/judging.ts'
import { numbersOf } from '../judge/judgeRound.ts'
import { withoutRow, type SheetRows } from '../judge/judgeSheet.ts'
import type { SheetOperation } from '../queue/operation.ts'
import { inKnownOrder, judgedDance, type DeviceRound } from './deviceRound.ts'

/** What the device keeps of a dance that was open on it. */
export interface KeptSheet {
  rows: SheetRows
  /** Start numbers with a private note: they never leave the device. */
  notes: readonly number[]
  isSent: boolean
}

export type KeptSheets = Readonly<Record<string, KeptSheet>>

/** A judge's device: the rounds of the seat, what was put on it, and the dance on the screen. */
export interface JudgeDevice {
  /** Null: the server has told nothing yet. */
  rounds: readonly DeviceRound[] | null
  sheets: KeptSheets
  judging: Judging | null
  /** The start numbers of the round as it came to the screen. */
  known: readonly number[]
}

/** The name of a sheet among those a device keeps. */
export function sheetName(roundId: number, dance: string, attempt: number): string {
  return `${roundId}/${dance}/${attempt}`
}

/** The name of the sheet that is marked. */
export function nameOf({ round, dance, attempt }: JudgedDance): string {
  return sheetName(round.id, round.dances[dance] ?? '', attempt)
}

/**
 * What the server tells. The dance on the screen stays as long as its round runs or nothing else does: marks stay with
 * their numbers, no page turns by itself under a finger.
 */
export function withRounds(device: JudgeDevice, rounds: readonly DeviceRound[]): JudgeDevice {
  const next = { ...device, rounds, sheets: withoutPastNotes(device.sheets, rounds) }
  const { judging } = device
  const shown = judging && rounds.find(({ id }) => id === judging.round.id)
  const running = rounds.find(isOn)
  if (!judging || !shown)
    return running ? openRound(next, running) : { ...next, judging: null, known: [] }
  if (shown.state !== 'running' && running) return openRound(next, running)
  const round = inKnownOrder(shown, device.known)
  const dance = judgedDance(round, judging.dance)
  // Another judge has the seat from here on: what was given stays in sight.
  if (!dance) return { ...next, judging: { ...judging, round } }
  if (dance.attempt !== judging.attempt) return open(next, round, judging.dance)
  return { ...next, judging: withRound(judging, dance) }
}

/** Private notes go with their round: of one that the station is told of no more none are kept. */
export function withoutPastNotes(
  sheets: KeptSheets,
  rounds: readonly Pick<DeviceRound, 'id'>[],
): KeptSheets {
  const known = new Set(rounds.map(({ id }) => String(id)))
  return Object.fromEntries(
    Object.entries(sheets).map(([name, sheet]) => {
      const isPast = !known.has(name.slice(0, name.indexOf('/')))
      return [name, isPast && sheet.notes.length > 0 ? { ...sheet, notes: [] } : sheet]
    }),
  )
}

/** A tap, a key or a button of the dance on the screen. */
export function pressControl(
  device: JudgeDevice,
  event: JudgingEvent,
): { device: JudgeDevice; operation: Judged['operation'] } {
  if (!device.judging) return { device, operation: null }
  const { judging, operation } = reduceJudging(device.judging, event)
  const { sheet, isSent } = judging
  const kept = { rows: sheet.rows, notes: sheet.notes, isSent }
  const sheets = { ...device.sheets, [nameOf(judging)]: kept }
  return { device: { ...device, judging, sheets }, operation }
}

/** Where the button after a dance leads: the next dance that is not handed in, then the next round; null: nowhere. */
export function nextDance(device: JudgeDevice): { round: DeviceRound; dance: number } | null {
  const { judging, rounds } = device
  if (!judging || !rounds) return null
  const own = rounds.find(({ id }) => id === judging.round.id)
  const others = rounds.filter((round) => isOn(round) && round.id !== judging.round.id)
  for (const round of own && isOn(own) ? [own, ...others] : others) {
    const open = openDances(device, round).filter(
      (dance) => round.id !== judging.round.id || dance !== judging.dance,
    )
    const later =
      round.id === judging.round.id ? open.find((dance) => dance > judging.dance) : undefined
    const dance = later ?? open[0]
    if (dance !== undefined) return { round, dance }
  }
  return null
}

/** Goes there. */
export function goOn(device: JudgeDevice): JudgeDevice {
  const next = nextDance(device)
  if (!next) return device
  const isSame = next.round.id === device.judging?.round.id
  const known = isSame ? device.known : numbersOf(next.round)
  return open({ ...device, known }, inKnownOrder(next.round, known), next.dance)
}

/** What an operation says of a sheet. */
type SheetChange = Pick<SheetOperation, 'roundId' | 'dance' | 'attempt' | 'entries' | 'isSubmit'>

/**
 * What is unsent lies over what was kept: a page that was killed may have written the one without the other. Where nothing
 * was kept, it lies over what the server has.
 */
export function withUnsent(
  sheets: KeptSheets,
  operations: readonly SheetChange[],
  rounds: readonly DeviceRound[],
): KeptSheets {
  const merged: Record<string, KeptSheet> = { ...sheets }
  for (const { roundId, dance, attempt, entries, isSubmit } of operations) {
    const name = sheetName(roundId, dance, attempt)
    const round = rounds.find(({ id }) => id === roundId)
    const old = merged[name] ?? givenSheet(round, dance, attempt)
    let { rows } = old
    for (const [number, row] of Object.entries(entries)) {
      rows = row ? { ...rows, [number]: row } : withoutRow(rows, Number(number))
    }
    merged[name] = { ...old, rows: isSubmit ? old.rows : rows, isSent: isSubmit }
  }
  return merged
}

/** A sheet that was handed in and not taken is open again. */
export function reopenSheet(
  device: JudgeDevice,
  { roundId, dance, attempt }: Pick<SheetChange, 'roundId' | 'dance' | 'attempt'>,
): JudgeDevice {
  const name = sheetName(roundId, dance, attempt)
  const { judging, sheets } = device
  const kept = sheets[name]
  const isShown = judging !== null && nameOf(judging) === name
  return {
    ...device,
    judging: isShown ? { ...judging, isSent: false } : judging,
    sheets: kept ? { ...sheets, [name]: { ...kept, isSent: false } } : sheets,
  }
}

/** It runs, and the judge has a seat in it. */
function isOn({ state, letters }: DeviceRound): boolean {
  return state === 'running' && letters.some((letter) => letter !== null)
}

function openRound(device: JudgeDevice, round: DeviceRound): JudgeDevice {
  const own = round.letters.flatMap((letter, dance) => (letter === null ? [] : [dance]))
  const dance = openDances(device, round)[0] ?? own.at(-1) ?? 0
  return open({ ...device, known: numbersOf(round) }, round, dance)
}

function open(device: JudgeDevice, round: DeviceRound, at: number): JudgeDevice {
  const dance = judgedDance(round, at)
  if (!dance) return device
  const { rows, notes, isSent } = sheetOf(device, round, at)
  return { ...device, judging: openDance(dance, rows, { notes, isSent }) }
}

function openDances(device: JudgeDevice, round: DeviceRound): number[] {
  return round.dances.flatMap((_, dance) =>
    (round.letters[dance] ?? null) === null || sheetOf(device, round, dance).isSent ? [] : [dance],
  )
}

/** What this device put counts; what the server has is of a device before it. */
function sheetOf({ sheets }: JudgeDevice, round: DeviceRound, at: number): KeptSheet {
  const name = round.dances[at] ?? ''
  const attempt = round.attempts[at] ?? 1
  return sheets[sheetName(round.id, name, attempt)] ?? givenSheet(round, name, attempt)
}

/** A sheet as the server has it; an empty one where it has none. */
function givenSheet(round: DeviceRound | undefined, dance: string, attempt: number): KeptSheet {
  const given = round?.sheets.find((sheet) => sheet.dance === dance && sheet.attempt === attempt)
  const isTapped = round?.kind === 'crosses' || round?.kind === 'callbacks'
  return {
    // A finished sheet of crosses holds who has none, too.
    rows: isTapped ? withoutZeros(given?.rows ?? {}) : (given?.rows ?? {}),
    notes: [],
    isSent: given?.isFinished ?? false,
  }
}

function withoutZeros(rows: SheetRows): SheetRows {
  return Object.fromEntries(Object.entries(rows).filter(([, [mark]]) => mark !== 0))
}
