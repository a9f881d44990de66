import { formatTimeOfMark } from '../format/dateTime.ts'
import { journalActor } from './actor.ts'
import type { SheetMarks } from '../marks/sheets.ts'
import { entryText, isTap } from './entryText.ts'
import type { MarkBody } from './foldMarks.ts'

/** A line of a round's journal as it is read. */
export interface ReadLine {
  n: number
  at: string
  kind: string
  user_id: number | null
  station_id: number | null
  /** The user's name, or who works at the station. */
  who: string
  body: object
  /** The reason. */
  text: string | null
}

/** One thing that happened to a mark. */
export interface MarkStep {
  n: number
  at: string
  /** «планшет C», «исправлено с листа, Иванова: „опечатка“». */
  text: string
  /** What was put; null: it was taken back. */
  values: SheetMarks[string] | null
  /** Who did it, or with what device, by `journalActor`. */
  actor: string
}

/** A mark from the first tap or key to what stands. */
export interface MarkLife {
  letter: string
  registration: number
  /** What was put last, in whichever entry; null: taken back. */
  values: SheetMarks[string] | null
  steps: readonly MarkStep[]
}

/** Somebody who put marks, or a device. */
export interface JournalActor {
  key: string
  /** «Планшет C», «Иванова Ольга». */
  label: string
}

/** The lives of the marks of one dance, by judge and registration, in the order of their first lines. */
export function markLives(
  lines: readonly ReadLine[],
  whose: { dance: string; attempt: number },
): MarkLife[] {
  const lives = new Map<string, MarkLife>()
  for (const line of lines) {
    if (line.kind !== 'mark') continue
    const body = line.body as MarkBody
    const { dance, attempt, letter, entries } = body
    if (dance !== whose.dance || attempt !== whose.attempt) continue
    for (const [id, values] of Object.entries(entries)) {
      const key = `${letter} ${id}`
      const before = lives.get(key)?.steps ?? []
      const text = values === null ? `${stepText(line)}, снято` : stepText(line)
      const step = { n: line.n, at: line.at, text, values, actor: journalActor(line) }
      lives.set(key, { letter, registration: Number(id), values, steps: [...before, step] })
    }
  }
  return [...lives.values()]
}

/** «14:31:07 планшет C». */
export function stepLine({ at, text }: MarkStep, timeZone: string): string {
  return `${formatTimeOfMark(at, timeZone)} ${text}`
}

/** Everybody who put marks, and every device, in the order of their first lines. */
export function journalActors(lines: readonly ReadLine[]): JournalActor[] {
  const actors = new Map<string, string>()
  for (const line of lines) {
    const key = journalActor(line)
    if (line.kind === 'mark' && !actors.has(key)) actors.set(key, actorLabel(line))
  }
  return [...actors].map(([key, label]) => ({ key, label }))
}

function actorLabel({ body, who }: ReadLine): string {
  const marks = body as MarkBody
  if (isTap(marks)) return `Планшет ${marks.letter}`
  return who === '' ? 'Имя стёрто' : who
}

function stepText({ body, who, text }: ReadLine): string {
  const marks = body as MarkBody
  const what = entryText(marks, `планшет ${marks.letter}`)
  if (isTap(marks)) return what
  const named = who === '' ? what : `${what}, ${who}`
  return text === null ? named : `${named}: „${text}“`
}
