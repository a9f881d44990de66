import { countOf } from '../../format/plural.ts'
import { LOW_BATTERY } from '../help.ts'
import {
  deviceLink,
  deviceOf,
  openDance,
  type Board,
  type BoardDevice,
  type BoardRound,
} from './board.ts'
import { boardRoundTitle, deviceNote } from './words.ts'

/** What waits for somebody's decision, or for a walk through the hall. */
export type BoardTask = { key: string; title: string; text: string } & (
  | { kind: 'tie'; round: BoardRound }
  | { kind: 'differs'; round: BoardRound; dance: string; letter: string }
  | { kind: 'late'; round: BoardRound }
  | { kind: 'refused'; round: BoardRound }
  | { kind: 'silent'; round: BoardRound; letter: string }
  | { kind: 'battery'; device: BoardDevice }
)

/** All of it, what holds up results first. */
export function boardTasks(board: Board): BoardTask[] {
  const { rounds, devices } = board
  return [
    ...rounds.flatMap(tieOf),
    ...rounds.flatMap(differencesOf),
    ...rounds.flatMap(lateOf),
    ...rounds.flatMap(refusedOf),
    ...rounds.flatMap((round) => silentOf(round, board)),
    ...devices.flatMap(batteryOf),
  ]
}

function tieOf(round: BoardRound): BoardTask[] {
  const { id, tied } = round
  if (tied.length === 0) return []
  const text = `Поровну: ${tied.map((number) => `№\u00A0${number}`).join(', ')}`
  return [
    { kind: 'tie', key: `tie ${id}`, round, title: titleOf(round, 'ничья на\u00A0черте'), text },
  ]
}

function differencesOf(round: BoardRound): BoardTask[] {
  return round.seats.flatMap(({ letter, sheets }) =>
    sheets.flatMap((sheet, at): BoardTask[] => {
      const dance = round.dances[at]?.name
      if (sheet?.state !== 'differs' || dance === undefined) return []
      const [title, text] = [
        'Два ввода разошлись',
        `${boardRoundTitle(round)}, ${dance}, судья\u00A0${letter}`,
      ]
      return [
        {
          kind: 'differs',
          key: `differs ${round.id} ${dance} ${letter}`,
          round,
          dance,
          letter,
          title,
          text,
        },
      ]
    }),
  )
}

function lateOf(round: BoardRound): BoardTask[] {
  if (round.late === 0) return []
  const came = countOf(round.late, ['отправка пришла', 'отправки пришли', 'отправок пришло'])
  const title = titleOf(round, 'поздние оценки')
  return [{ kind: 'late', key: `late ${round.id}`, round, title, text: `${came} поздно` }]
}

/** By judge: the device has told the judge to show it to the chief judge. */
function refusedOf(round: BoardRound): BoardTask[] {
  const letters = new Set(round.refused.map(({ letter }) => letter))
  return [...letters].map((letter) => {
    const rows = round.refused.filter((row) => row.letter === letter)
    const said = rows.map(({ dance, numbers, text }) => {
      const named = numbers.map((number) => `№\u00A0${number}`).join(', ')
      return [dance, named, text].filter((part) => part !== '').join(', ')
    })
    return {
      kind: 'refused',
      key: `refused ${round.id} ${letter}`,
      round,
      title: `${letter}: отметки не\u00A0приняты`,
      text: [boardRoundTitle(round), ...new Set(said)].join('. '),
    }
  })
}

/** Who has to mark and is not heard: nothing of it is late yet. */
function silentOf(round: BoardRound, { devices, now }: Board): BoardTask[] {
  return round.seats.flatMap((seat): BoardTask[] => {
    const { letter, name } = seat
    const device = deviceOf(seat, devices)
    if (openDance(seat) === null || device === null || deviceLink(device, now) !== 'silent')
      return []
    const title = `${letter} ${deviceNote(device, now).text}`
    const text = `${name}, ${boardRoundTitle(round)}`
    return [{ kind: 'silent', key: `silent ${round.id} ${letter}`, round, letter, title, text }]
  })
}

function batteryOf(device: BoardDevice): BoardTask[] {
  const { battery, letter, who, station_id } = device
  if (battery === null || battery >= LOW_BATTERY) return []
  const title = `${letter ?? 'Судья'}: батарея ${battery}\u00A0%`
  return [{ kind: 'battery', key: `battery ${station_id}`, device, title, text: who }]
}

function titleOf(round: BoardRound, what: string): string {
  return `${boardRoundTitle(round)}: ${what}`
}

/** Of the wall: what is in, what waits on devices, what is not handed in, what differs. */
export interface BoardNumbers {
  accepted: number
  onDevices: number
  missing: number
  differing: number
}

/** Missing are the sheets of the dances that have begun. */
export function boardNumbers({ rounds, devices }: Board): BoardNumbers {
  const begun = rounds.flatMap((round) =>
    round.dances.flatMap((_, dance) => {
      const sheets = round.seats.flatMap((seat) => seat.sheets[dance] ?? [])
      return sheets.some(({ state }) => state !== 'empty') ? sheets : []
    }),
  )
  const count = (...states: string[]) => begun.filter(({ state }) => states.includes(state)).length
  return {
    accepted: count('counted', 'once', 'paper'),
    onDevices: devices.reduce((sum, { unsent }) => sum + (unsent ?? 0), 0),
    missing: count('empty', 'typing'),
    differing: count('differs'),
  }
}
