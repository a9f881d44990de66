import { durationText } from '../../format/duration.ts'
import { listText } from '../../format/list.ts'
import type { SheetProgressState } from '../../marks/missingSheet.ts'
import { roundName } from '../../round/name.ts'
import {
  askedInDance,
  deviceLink,
  deviceOf,
  countMarksGiven,
  openDance,
  silenceOf,
  waitedFor,
  type Board,
  type BoardDevice,
  type BoardRound,
  type BoardSeat,
} from './board.ts'

/** What is said of a judge in a round, and how urgent it is. */
export interface SeatNote {
  tone: 'quiet' | 'warning' | 'bad'
  text: string
}

/** «ставит, 10 из 12», «без сети 1 мин», «молчит 3 мин», «сдано», «с листа». */
export function seatNote(
  round: BoardRound,
  seat: BoardSeat,
  { devices, now }: Pick<Board, 'devices' | 'now'>,
): SeatNote {
  if (seat.sheets.some((sheet) => sheet?.state === 'differs')) {
    return { tone: 'bad', text: 'разошлось с\u00A0бумагой' }
  }
  const dance = openDance(seat)
  if (dance === null) return { tone: 'quiet', text: handedInText(seat) }
  const device = deviceOf(seat, devices)
  const link = deviceLink(device, now)
  if (device && (link === 'silent' || link === 'away')) return linkNote(device, now)
  const [given, asked] = [countMarksGiven(seat, dance), askedInDance(round)]
  if (link === 'none') {
    return { tone: 'quiet', text: given > 0 ? `вводят, ${given} из\u00A0${asked}` : 'с\u00A0листа' }
  }
  return { tone: 'quiet', text: given > 0 ? `ставит, ${given} из\u00A0${asked}` : 'на\u00A0связи' }
}

/** All is there: whether it counts as it is. */
function handedInText({ sheets }: BoardSeat): string {
  const has = (state: SheetProgressState) => sheets.some((sheet) => sheet?.state === state)
  if (has('once')) return 'ждёт второго ввода'
  return has('paper') ? 'ждёт сверки с\u00A0бумагой' : 'сдано'
}

/** How a judge's device is. */
export function deviceNote(device: BoardDevice, now: Board['now']): SeatNote {
  if (deviceLink(device, now) !== 'here') return linkNote(device, now)
  return { tone: 'quiet', text: 'на\u00A0связи' }
}

function linkNote(device: BoardDevice, now: Board['now']): SeatNote {
  const silence = silenceOf(device, now)
  if (silence === Infinity) return { tone: 'bad', text: 'не\u00A0выходил на\u00A0связь' }
  const minutes = Math.max(1, Math.floor(silence / 60_000))
  return deviceLink(device, now) === 'silent'
    ? { tone: 'bad', text: `молчит ${durationText(minutes)}` }
    : { tone: 'warning', text: `без\u00A0сети ${durationText(minutes)}` }
}

/** «42. Стандарт, взрослые, 1/4». */
export function boardRoundTitle(round: BoardRound): string {
  return `${round.contest}, ${roundName(round)}`
}

/** «ждём E и D», of a round that runs; null: nobody. */
export function waitingText(round: BoardRound): string | null {
  const waited = waitedFor(round)
  return waited === null ? null : `ждём ${listText(waited.letters)}`
}

/** Why a running round cannot be closed yet, in a few words; null: it can. */
export function closingProblem(round: BoardRound): string | null {
  const [first] = round.problems
  if (first === undefined) return null
  return waitingText(round) ?? first
}

/** «На паркете танго, заход 2. Не вышли 145»: what the marshal noted of a round; null: nothing. */
export function floorText({ on_floor, missing, heats }: BoardRound): string | null {
  const heat = heats.length > 1 && on_floor ? `, заход\u00A0${on_floor.heat}` : ''
  const told = [
    on_floor && `На\u00A0паркете ${on_floor.dance.toLowerCase()}${heat}`,
    missing.length > 0 && `Не\u00A0вышли ${listText(missing.map(String))}`,
  ].filter(Boolean)
  return told.length === 0 ? null : told.join('. ')
}

/** «+6 мин», «−2 мин», «+1 ч 5 мин» of the floor that is latest; null: in time. */
export function delayText(delays: Board['delays']): string | null {
  const minutes = Math.max(...delays.map((one) => one.minutes), -Infinity)
  if (!Number.isFinite(minutes) || minutes === 0) return null
  return `${minutes > 0 ? '+' : '−'}${durationText(Math.abs(minutes))}`
}
