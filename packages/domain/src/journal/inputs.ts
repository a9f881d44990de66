import { numbersText } from '../format/numbers.ts'
import { roundName } from '../round/name.ts'
import { canonicalJson } from '../scoring/canonicalJson.ts'
import type { FileJudge, FileRound, ResultFile } from '../scoring/resultFile.ts'
import { roundLabel } from '../scoring/roundLabel.ts'
import { publishedLine, type EventLine } from './publications.ts'

/**
 * What a result follows from besides its marks and its draw, by part: `rules`, `panel`, `judges`, `names`, `numbers`, and of each
 * round `plan`, `entries` and `decisions`. Ids, numbers and salted hashes alone.
 */
export type ResultInput = Readonly<Record<string, unknown>>

/** The body of a line `input`: parts as they are from now on, and as they were just before; null where there is none. */
export interface InputBody {
  contest_id: string
  parts: ResultInput
  was: ResultInput
}

/** A part of the input that the journal tells otherwise. */
export interface InputFault {
  part: string
  /** In Russian, with the line that tells it. */
  text: string
}

/** Parts that a result file does not have: whose letter and whose number it is, by id. */
const besideFile: ReadonlySet<string> = new Set(['judges', 'numbers'])

/**
 * What a result file says of its input. The names are those of who has a place.
 * @param file without marks and places, too
 */
export function fileInput({
  contest,
  panel,
  rounds,
  places,
}: Pick<ResultFile, 'contest' | 'panel' | 'rounds' | 'places'>): ResultInput {
  const { group_num: _num, group_name: _name, section: _section, degrees = [], ...rules } = contest
  const names = places.map(({ start_number, names_commit = [] }) => [start_number, names_commit])
  return {
    // Everything has its key: of one that a line does not have nothing is compared.
    rules: { ...rules, degrees },
    panel: panel.map(toSeat),
    names: Object.fromEntries(names) as object,
    ...Object.fromEntries(rounds.flatMap(roundParts)),
  }
}

function toSeat({ letter, role }: FileJudge) {
  return { letter, role }
}

function roundParts({
  index,
  type,
  role,
  kind,
  dances,
  advance,
  panel,
  pairs,
  entries,
  decisions,
}: FileRound): [string, unknown][] {
  const name = [index, type, ...(role === null ? [] : [role])].join(' ')
  const danced = entries.map((one) => [one.start_number, [one.status, one.role]])
  return [
    [`plan ${name}`, { kind, dances, advance, pairs, panel: panel?.map(toSeat) ?? null }],
    [`entries ${name}`, Object.fromEntries(danced)],
    [
      `decisions ${name}`,
      decisions.map(({ kind: of, entries: numbers, by, judge = null, dance = null }) => ({
        kind: of,
        entries: numbers,
        by,
        judge,
        dance,
      })),
    ],
  ]
}

/**
 * What a line has to say of a change of the input.
 * @param isFirst of the contest: it says everything
 * @returns null where there is nothing to say
 */
export function inputChange(
  before: ResultInput,
  after: ResultInput,
  isFirst: boolean,
): Pick<InputBody, 'parts' | 'was'> | null {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = isFirst ? names : names.filter((part) => !isSame(before[part], after[part]))
  if (changed.length === 0) return null
  const of = (input: ResultInput) =>
    Object.fromEntries(changed.map((part) => [part, input[part] ?? null]))
  return { parts: of(after), was: of(before) }
}

/**
 * Where the input of a contest's result is not what the chain of its event tells: changed past the server, now or before a later
 * line. A contest of which no line tells is left out: it is older than such lines.
 *
 * @param lines of the event, in their order
 */
export function inputFaults(
  lines: readonly EventLine[],
  contestId: string,
  now: ResultInput,
): InputFault[] {
  const { told, faults } = foldInput(lines, contestId)
  return told.size === 0 ? [] : [...faults, ...differences(told, now)]
}

/**
 * The same of a result file, by the lines before the one that published it first. Of a file that no line publishes nothing is said.
 * @param file with the hash that it has, whatever it says
 */
export function fileInputFaults(lines: readonly EventLine[], file: ResultFile): InputFault[] {
  const published = publishedLine(lines, file.hash)
  if (!published) return []
  const before = lines.filter(({ n }) => n < published.n)
  const { told, faults } = foldInput(before, published.contest_id)
  if (told.size === 0) return []
  const ofFile = new Map([...told].filter(([part]) => !besideFile.has(part)))
  return [...faults, ...differences(ofFile, fileInput(file))]
}

/** A part as it was told last, and by which line. */
interface Told {
  value: unknown
  n: number
}

/** What the lines tell last, and which changes none of them told: a line knows what it found. */
function foldInput(
  lines: readonly EventLine[],
  contestId: string,
): { told: ReadonlyMap<string, Told>; faults: InputFault[] } {
  const told = new Map<string, Told>()
  const faults: InputFault[] = []
  for (const { n, kind, body } of lines) {
    const { contest_id, parts, was } = body as InputBody
    if (kind !== 'input' || contest_id !== contestId) continue
    const isFirst = told.size === 0
    for (const [part, value] of Object.entries(parts)) {
      const before = told.get(part)
      const of = differing(part, before?.value ?? null, was[part] ?? null)
      if (!isFirst && of !== null) {
        const since = before
          ? `строками\u00A0${before.n} и\u00A0${n}`
          : `началом и\u00A0строкой\u00A0${n}`
        faults.push({ part, text: `${of}: изменено мимо журнала турнира, между ${since}` })
      }
      told.set(part, { value, n })
    }
  }
  return { told, faults }
}

function differences(told: ReadonlyMap<string, Told>, now: ResultInput): InputFault[] {
  const last = Math.max(...[...told.values()].map(({ n }) => n))
  return [...new Set([...told.keys(), ...Object.keys(now)])].flatMap((part) => {
    const { value, n } = told.get(part) ?? { value: null, n: last }
    const of = differing(part, value, now[part] ?? null)
    if (of === null) return []
    return [{ part, text: `${of}: не\u00A0то, что в\u00A0журнале турнира (строка\u00A0${n})` }]
  })
}

/** What of a part differs, in Russian; null: nothing. */
function differing(part: string, told: unknown, now: unknown): string | null {
  if (part === 'names') return ofNumbers('Имена под', differentNames(told, now))
  if (part === 'numbers') return ofNumbers('Чьи это номера:', differentKeys(told, now))
  // Keys of these are letters and numbers: one more is a difference.
  const isAgreed = part === 'judges' || part.startsWith('entries ') ? isSame : isAsTold
  if (isAgreed(told, now)) return null
  if (part === 'judges') return `Кто судил под буквами ${differentKeys(told, now).join(', ')}`
  return inputPartTitle(part)
}

/** What a part of the input is called, in Russian. */
export function inputPartTitle(part: string): string {
  const [what = '', index, type, role = null] = part.split(' ')
  if (index === undefined) return contestParts[what as keyof typeof contestParts]
  const name = roundName({
    label: roundLabel(Number(index)),
    type: type as FileRound['type'],
    role: role as FileRound['role'],
  })
  return `${name}. ${ofRound[what as keyof typeof ofRound]}`
}

const contestParts = {
  rules: 'Правила подсчёта',
  panel: 'Состав судей',
  judges: 'Кто судил под какой буквой',
  names: 'Имена под номерами',
  numbers: 'Чьи это номера',
}

const ofRound = {
  plan: 'Танцы, сколько проходит дальше, судьи или пары',
  entries: 'Кто танцевал и\u00A0кто выбыл',
  decisions: 'Решения главного судьи и\u00A0организатора',
}

function ofNumbers(what: string, keys: readonly string[]): string | null {
  return keys.length === 0 ? null : `${what} ${numbersText(keys.map(Number))}`
}

/** Numbers of which a name differs. One that is gone can be compared with nothing, and who has no place is not in a file. */
function differentNames(told: unknown, now: unknown): string[] {
  const [one, other] = [told, now].map((all) => (all ?? {}) as Record<string, string[]>) as [
    Record<string, string[]>,
    Record<string, string[]>,
  ]
  return Object.keys(one).filter((number) => {
    const [names = [], others] = [one[number], other[number]]
    if (others === undefined) return false
    const isOther = (name: string, at: number) =>
      name !== '' && others[at] !== '' && name !== others[at]
    return names.length !== others.length || names.some(isOther)
  })
}

function differentKeys(told: unknown, now: unknown): string[] {
  const [one, other] = [told, now].map((all) => Object.entries(all ?? {}))
  const texts = (entries: [string, unknown][] = []) =>
    new Map(entries.map(([key, value]) => [key, canonicalJson(value)]))
  const [before, after] = [texts(one), texts(other)]
  const keys = [...new Set([...before.keys(), ...after.keys()])]
  return keys.filter((key) => before.get(key) !== after.get(key))
}

/**
 * Whether a part of a fixed shape, or each of a list of them, is what a line tells of it. A line of an earlier version may lack keys
 * that the parts have now: it tells nothing of them.
 */
function isAsTold(told: unknown, now: unknown): boolean {
  if (Array.isArray(told) && Array.isArray(now)) {
    return told.length === now.length && told.every((one, at) => isAsTold(one, now[at]))
  }
  if (!isObject(told) || !isObject(now)) return isSame(told, now)
  return Object.entries(told).every(([key, value]) => isSame(value, now[key]))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isSame(one: unknown, other: unknown): boolean {
  return canonicalJson(one ?? null) === canonicalJson(other ?? null)
}
