import { drawStepText } from '../draw/words.ts'
import type { DrawChanged, DrawMade } from '../draw/foldDraws.ts'
import { decisionText, type DecidedEntries } from '../scoring/decisionText.ts'
import { countOf } from '../format/plural.ts'
import { entryText } from '../journal/entryText.ts'
import type { LateMarksBody, MarkBody, MarkEntries, SheetName } from '../journal/foldMarks.ts'
import type { ReadLine } from '../journal/markLives.ts'
import { stationKindLabel, type StationKind } from '../station/kinds.ts'
import { shortHead } from '../journal/head.ts'
import { inputPartTitle, type InputBody } from '../journal/inputs.ts'
import { publicActText, type PublicLineBody } from '../journal/publicLineText.ts'

/** A line of a round's chain or of the event's, as a list shows it. */
export interface ListedLine extends ReadLine {
  /** Null: of the event's own chain. */
  round_id: number | null
  /** Which draw of its round it tells of, from 1; null where it tells of none. */
  draw_number: number | null
}

/** What ids of a line are called. */
export interface LineNames {
  /** Start numbers by registration. */
  numbers: ReadonlyMap<number, number>
  /** A mark in words: «крест», «2». */
  words: (values: readonly (number | null)[]) => string
}

/** What a line tells: of what, and its particulars. */
export interface LineText {
  title: string
  details: string[]
}

/** As much of a seed as tells it from another. */
const SEED = 8

const decisionWords: Readonly<Record<DecidedEntries['kind'], string>> = {
  cut: 'кто проходит из\u00A0равных',
  tie: 'кто проходит из\u00A0равных',
  order: 'порядок главного судьи',
  deduction: 'вычет',
  attempt: 'повтор танца',
  seat: 'пустое место судьи',
}

const exitWords: Readonly<Record<ExitBody['status'], string>> = {
  danced: 'снова в\u00A0туре',
  not_present: 'не\u00A0вышел',
  withdrawn: 'снялся',
  disqualified: 'дисквалифицирован',
}

const stationActs = {
  made: 'создано',
  renamed: 'переименовано',
  paired: 'подключено устройство',
  handed_over: 'передано другому',
  revoked: 'отозвано',
} as const

/**
 * A line of the journal in words (docs/rules/marks-and-results.md, «The journal's page»). Who did it, when and why stands
 * beside it.
 */
export function lineText(line: ListedLine, names: LineNames): LineText {
  const { kind, body } = line
  switch (kind) {
    case 'mark':
      return markText(body as MarkBody, names)
    case 'sheet.finished':
      return { title: `Лист сдан: ${sheetText(body as SheetName)}`, details: [] }
    case 'sheet.reopened':
      return { title: `Лист открыт снова: ${sheetText(body as SheetName)}`, details: [] }
    case 'late':
      return lateText(body as LateMarksBody, names)
    case 'late.applied':
    case 'late.dismissed':
      return decidedLateText(kind, (body as { of: number }).of)
    case 'round.closed':
      return closedText(body as { lines: number; head: string })
    case 'draw':
      return drawText(body as DrawMade | DrawChanged | SessionDraw, line)
    case 'input':
      return inputText(body as Pick<InputBody, 'parts'>)
    case 'panel':
      return panelText(body as PanelBody)
    case 'decision':
      return decidedText(body as DecisionBody | ExitBody, names)
    case 'station':
      return stationText(body as StationBody)
    case 'check':
      return { title: 'Ответ на\u00A0проверку перед публикацией', details: [] }
    case 'correction':
      return { title: `Исправлены оценки: ${sheetText(body as SheetName)}`, details: [] }
    case 'approval':
    case 'publication':
      return publicText(kind, body)
    default:
      return { title: kind, details: [] }
  }
}

function sheetText({ letter, dance, attempt }: Pick<SheetName, 'letter' | 'dance' | 'attempt'>) {
  return `судья\u00A0${letter}, ${dance}${attempt > 1 ? `, раз ${attempt}` : ''}`
}

function markText(body: Shown<MarkBody>, names: LineNames): LineText {
  return {
    title: `Оценки: ${sheetText(body)}`,
    details: [
      entryText(body, 'с\u00A0планшета'),
      ...shownRows(body, () => entryTexts(body.entries, names)),
    ],
  }
}

/** Why a reader is not shown the marks of a line: they may still enter them a second time, or have no right to a trainee's. */
export type HiddenMarks = 'until_second' | 'trainee'

/** A body; where the server has left its marks out, with the reason. */
type Shown<Body> = Body & { hidden?: HiddenMarks }

const hiddenWords: Readonly<Record<HiddenMarks, string>> = {
  until_second: 'скрыто до\u00A0второго ввода',
  trainee: 'оценки стажёра скрыты',
}

/** @param texts of the rows, where they are shown */
function shownRows({ hidden }: Shown<object>, texts: () => string[]): string[] {
  return hidden ? [hiddenWords[hidden]] : texts()
}

function entryTexts(entries: MarkEntries, names: LineNames): string[] {
  return rowTexts(entries, names, (id) => names.numbers.get(id))
}

/** Before every number. */
const NO_NUMBER = -1

/** «№ 46: крест», «№ 46: снято»; one that is no entry of the contest any more has no number. */
function rowTexts(
  rows: MarkEntries,
  { words }: LineNames,
  numberOf: (key: number) => number | undefined,
): string[] {
  const told = Object.entries(rows).map(([key, values]) => ({
    number: numberOf(Number(key)) ?? NO_NUMBER,
    text: values === null ? 'снято' : words(values),
  }))
  return told
    .toSorted((one, other) => one.number - other.number)
    .map(
      ({ number, text }) =>
        `${number === NO_NUMBER ? 'без\u00A0номера' : `№\u00A0${number}`}: ${text}`,
    )
}

function lateText(body: Shown<LateMarksBody>, names: LineNames): LineText {
  const isRefused = body.state === 'refused'
  return {
    title: `${isRefused ? 'Оценки не\u00A0приняты' : 'Поздние оценки'}: ${sheetText(body)}`,
    details: shownRows(body, () => [
      ...entryTexts(body.entries, names),
      ...rowTexts(body.numbers, names, (number) => number),
    ]),
  }
}

function decidedLateText(kind: 'late.applied' | 'late.dismissed', of: number): LineText {
  const what = kind === 'late.applied' ? 'учтены' : 'отклонены'
  return { title: `Поздние оценки ${what}`, details: [`строка\u00A0${of} этого тура`] }
}

const lineWords = ['строка', 'строки', 'строк'] as const

function closedText({ lines, head }: { lines: number; head: string }): LineText {
  const details = head === '' ? [] : [`отпечаток ${shortHead(head)}`]
  return { title: 'Тур посчитан', details: [countOf(lines, lineWords), ...details] }
}

/** What is said of a whole session's draws: the hash of its secret, then the secret with the digits. */
type SessionDraw = { session_id: number } & ({ secret_hash: string } | { digits: string })

const heatWords = ['заход', 'захода', 'заходов'] as const

function drawText(
  body: DrawMade | DrawChanged | SessionDraw,
  { draw_number, text }: ListedLine,
): LineText {
  if ('session_id' in body) {
    return 'secret_hash' in body
      ? {
          title: 'Жеребьёвка отделения: назван отпечаток секрета',
          details: [shortHead(body.secret_hash)],
        }
      : { title: 'Жеребьёвка отделения: названы цифры', details: [body.digits] }
  }
  const name = draw_number === null ? 'Жеребьёвка' : `Жеребьёвка №\u00A0${draw_number}`
  const seed = `зерно ${body.seed.slice(0, SEED)}…`
  if ('heats' in body)
    return { title: name, details: [seed, countOf(body.heats.length, heatWords)] }
  const { is_unlocked, by = 'organiser', reason = null } = body
  const what = is_unlocked ? 'заходы снова открыты' : 'отменена'
  // The reason itself stands beside the line, as of every other.
  const why = by === 'undo' || by === 'redraw' ? [drawStepText({ by, reason: null })] : []
  const whose = by === 'chief' ? ['решение главного судьи'] : []
  const lost = reason !== null && text === null ? ['причина удалена'] : []
  return { title: `${name}: ${what}`, details: [seed, ...why, ...whose, ...lost] }
}

/** What a result follows from, besides marks and draws, as it is from now on. */
function inputText({ parts }: Pick<InputBody, 'parts'>): LineText {
  return {
    title: 'Исходные данные результата',
    details: Object.keys(parts).map(inputPartTitle),
  }
}

interface PanelBody {
  round_id: number | null
  judge_ids?: readonly number[]
  letter?: string
  dance?: string
}

const judgeWords = ['судья', 'судьи', 'судей'] as const

function panelText({ round_id, judge_ids, letter, dance }: PanelBody): LineText {
  if (judge_ids === undefined)
    return { title: `Замена судьи\u00A0${letter}`, details: [`${dance}`] }
  const whose = round_id === null ? 'номинации' : 'тура'
  return { title: `Состав судей ${whose}`, details: [countOf(judge_ids.length, judgeWords)] }
}

interface DecisionBody {
  kind: DecidedEntries['kind']
  is_withdrawn?: true
  dance?: string | null
  letter?: string | null
  /** By registration. */
  numbers?: Readonly<Record<string, number>>
}

interface ExitBody {
  kind: 'exit'
  registration_id: number
  status: 'danced' | 'not_present' | 'withdrawn' | 'disqualified'
}

function decidedText(body: DecisionBody | ExitBody, { numbers }: LineNames): LineText {
  if (body.kind === 'exit') {
    const number = numbers.get(body.registration_id)
    const whose = number === undefined ? 'Участник' : `№\u00A0${number}`
    return { title: `${whose}: ${exitWords[body.status]}`, details: [] }
  }
  const { kind, is_withdrawn, dance = null, letter = null } = body
  const title = `${is_withdrawn ? 'Решение отменено' : 'Решение'}: ${decisionWords[kind]}`
  if (is_withdrawn) return { title, details: [] }
  const entries = Object.entries(body.numbers ?? {}).flatMap(([id, value]) => {
    const start_number = numbers.get(Number(id))
    return start_number === undefined ? [] : [{ start_number, value }]
  })
  return { title, details: [decisionText({ kind, entries, dance, judge: letter })] }
}

interface StationBody {
  act: keyof typeof stationActs
  kind: StationKind
  is_without_pin?: true
}

function stationText({ act, kind, is_without_pin }: StationBody): LineText {
  return {
    title: `Рабочее место «${stationKindLabel(kind)}»: ${stationActs[act]}`,
    details: is_without_pin ? ['без\u00A0PIN'] : [],
  }
}

function publicText(kind: 'approval' | 'publication', body: PublicLineBody): LineText {
  const said = publicActText(kind, body)
  const ofRound = body.round_id == null ? [] : ['кто проходит дальше']
  return {
    title: `${said.charAt(0).toUpperCase()}${said.slice(1)}`,
    details: [
      ...(kind === 'publication' ? ofRound : []),
      ...(body.by === 'link' ? ['по\u00A0ссылке из\u00A0письма'] : []),
      ...(body.is_without_pin === true ? ['без\u00A0PIN'] : []),
      ...(body.hash ? [`отпечаток ${shortHead(body.hash)}`] : []),
    ],
  }
}
