import { isDeepStrictEqual } from 'node:util'

import type { components } from '@parket/api-client/schema'
import type { NumberedOperation } from '@parket/domain/station/queue/operation'

import type { Device } from './device.ts'
import { meantMarks } from './invented.ts'

type Schemas = components['schemas']
type Line = Schemas['RoundJournal']['lines'][number]

/** A round after the day: its chain, and the start numbers of its registrations. */
export interface DancedRound {
  journal: Schemas['RoundJournal']
  marks: Schemas['RoundMarks']
}

/**
 * What is wrong with what devices were told and what the journal says; nothing where nothing was lost, nothing counted
 * twice and the sheets are the fold.
 */
export function findingsOf(devices: readonly Device[], rounds: readonly DancedRound[]): string[] {
  const found: string[] = []
  for (const { journal, marks } of rounds) {
    if (!journal.is_intact) found.push(`${marks.label}: the chain is broken`)
    if (!journal.is_whole) found.push(`${marks.label}: the sheets are not the fold of the journal`)
    const late = journal.lines.filter(({ kind }) => kind === 'late')
    if (late.length > 0) found.push(`${marks.label}: ${late.length} lines came too late`)
    found.push(...findingsOfSheets(marks))
  }
  const numbers = new Map(
    rounds.flatMap(({ marks }) =>
      marks.entries.map(({ registration_id, start_number }) => [registration_id, start_number]),
    ),
  )
  const stored = rounds.flatMap(({ journal }) => groupsOf(journal.lines))
  const names = stored.map(({ name }) => name)
  const twice = names.filter((name, at) => names.indexOf(name) !== at)
  if (twice.length > 0) found.push(`stored twice: ${twice.join(', ')}`)
  const byName = new Map(stored.map((one) => [one.name, one.lines]))
  for (const device of devices) found.push(...findingsOfDevice(device, byName, numbers))
  return found
}

/** Sheets that do not say what their judge meant. */
function findingsOfSheets({
  label,
  kind,
  advance,
  entries,
  sheets,
}: DancedRound['marks']): string[] {
  const numberOf = new Map(entries.map((entry) => [entry.registration_id, entry.start_number]))
  return sheets.flatMap(({ dance, attempt, letter, source, finished_at, marks }) => {
    if (source !== 'station' || finished_at === null) return []
    const given = new Map(
      marks.map(({ registration_id, values }) => [
        numberOf.get(registration_id) ?? 0,
        values[0] ?? 0,
      ]),
    )
    const seen = { round: label, kind, advance, dance, attempt, letter }
    const meant = meantMarks({ ...seen, numbers: [...given.keys()] })
    const isMeant = [...given].every(([number, mark]) => mark === (meant.get(number) ?? 0))
    return isMeant && given.size > 0
      ? []
      : [`${label}, ${dance}, ${attempt}: not what judge ${letter} meant`]
  })
}

function findingsOfDevice(
  { letter, disk, pairing, acknowledged }: Device,
  stored: ReadonlyMap<string, readonly Line[]>,
  numbers: ReadonlyMap<number, number>,
): string[] {
  const { id, epoch } = pairing().station
  const left = new Set(disk.operations.map(({ seq }) => seq))
  return disk.saved.flatMap((operation) => {
    const { seq } = operation
    const name = `${id}/${epoch}/${seq}`
    if (seq > acknowledged()) {
      return left.has(seq) ? [] : [`${letter} ${seq}: neither on the device nor acknowledged`]
    }
    const lines = stored.get(name)
    if (!lines) return [`${letter} ${seq}: acknowledged and not in the journal`]
    return isSaid(operation, lines, numbers) ? [] : [`${letter} ${seq}: another mark than was put`]
  })
}

/** The lines of each operation: its first one has the number, those that follow belong to it. */
function groupsOf(lines: readonly Line[]): { name: string; lines: Line[] }[] {
  const groups: { name: string; lines: Line[] }[] = []
  for (const line of lines) {
    const { station_id, epoch, seq } = line
    if (seq !== null) groups.push({ name: `${station_id}/${epoch}/${seq}`, lines: [line] })
    else if (station_id !== null) groups.at(-1)?.lines.push(line)
  }
  return groups
}

/** Whether lines say what the device put. */
function isSaid(
  { dance, attempt, letter, entries }: NumberedOperation,
  lines: readonly Line[],
  numbers: ReadonlyMap<number, number>,
): boolean {
  const mark = lines.find(({ kind }) => kind === 'mark')
  if (!mark) return false
  const body = mark.body as {
    dance: string
    attempt: number
    letter: string
    entries: Record<string, (number | null)[] | null>
  }
  const said = Object.fromEntries(
    Object.entries(body.entries).map(([id, row]) => [numbers.get(Number(id)), row]),
  )
  return (
    body.dance === dance &&
    body.attempt === attempt &&
    body.letter === letter &&
    isDeepStrictEqual(said, { ...entries })
  )
}
