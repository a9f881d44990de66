import {
  choice,
  flag,
  object,
  optionalNumber,
  requiredNumber,
  requiredText,
  text,
  wholeNumber,
  words,
} from '../fields/kinds.ts'
import { checkFields, type FieldTable, type ValuesOf } from '../fields/field.ts'
import { problemText } from '../problems/catalogue.ts'
import { checkNumber } from '../problems/fieldChecks.ts'
import { addError, type FieldErrors } from '../problems/fieldErrors.ts'
import type { PacketDefinition } from './contest.ts'
import {
  checkCriteria,
  checkDegrees,
  dropExtremes,
  finalMaxRange,
  initialCriteria,
  readCriteria,
  readDegrees,
  tieBreaks,
} from './judging.ts'
import type { Criterion, Degree } from '../scoring/points.ts'
import { contestStatuses, scorings, type Scoring } from './status.ts'
import { isPacket, isPass } from './tags.ts'

const counts = { min: 1, max: 100 }
const ages = { min: 0, max: 150 }
const DANCE_LENGTH = 100

/** What an organiser fills in about a contest. */
export const contestFields = {
  group_num: requiredNumber('Номер', { min: 1, max: 99_999 }),
  group_name: requiredText('Название', { maxLength: 200 }),
  section: text('Секция', { maxLength: 100 }),
  /** «Дебют», «Профи»: for lists and the generator of contests. */
  level: text('Уровень', { maxLength: 100 }),
  min_count: wholeNumber('Танцоров от', { ...counts, initial: 1 }),
  max_count: wholeNumber('Танцоров до', { ...counts, initial: 1 }),
  /** Full years, both included. */
  min_age: optionalNumber('Возраст от', { ...ages, sample: 7 }),
  max_age: optionalNumber('Возраст до', { ...ages, sample: 9 }),
  /** Kopecks per dancer, up to a million roubles. */
  price: wholeNumber('Цена', { min: 0, max: 100_000_000, initial: 0 }),
  /** Entries; of each role where roles are counted apart. */
  capacity: optionalNumber('Мест', { min: 1, max: 100_000, sample: 50 }),
  /** Entries without which it is not held; null: three. */
  min_entries: optionalNumber('Участий не меньше', { min: 1, max: 1000, sample: 4 }),
  heat_size: wholeNumber('В заходе', { min: 1, max: 1000, initial: 8 }),
  sort: wholeNumber('Порядок', { min: -1_000_000, max: 1_000_000, initial: 0 }),
  status: choice('Состояние', { words: contestStatuses, problem: 'status_unknown' }),
  scoring: choice('Судейство', { words: scorings, problem: 'scoring_unknown' }),
  dances: words('Танцы', {
    maxLength: DANCE_LENGTH,
    sample: ['Oriental'],
    missing: 'dances_missing',
  }),
  tags: words('Метки', { maxLength: 100, sample: ['Новинка'] }),
  jnj_role_split: flag('Ведущие и ведомые считаются отдельно'),
  /** Entries in the final, at most. */
  final_max: wholeNumber('В финале не больше', { min: 2, max: 20, initial: 8, sample: 7 }),
  criteria: object<readonly Criterion[]>('Критерии', {
    initial: initialCriteria,
    sample: [{ name: 'Техника', max: 100 }],
    read: readCriteria,
    check: checkCriteria,
  }),
  drop_extremes: choice('Крайние оценки', { words: dropExtremes, problem: 'invalid' }),
  degrees: object<readonly Degree[]>('Степени', {
    initial: [],
    sample: [{ title: 'Лауреат I степени', from_percent: 90 }],
    read: readDegrees,
    check: checkDegrees,
  }),
  tie_break: choice('Последнее равенство решает', { words: tieBreaks, problem: 'invalid' }),
  /** All rounds are danced to all dances of the contest; else a round may have fewer. */
  recall_same_dances: flag('Во всех турах одни и те же танцы'),
  /** Those who left before the final are ordered by what they were given there; else they share. */
  order_eliminated: flag('Места до финала — по оценкам своего тура'),
  packet: object<PacketDefinition | null>('Пакет', {
    initial: null,
    sample: { groupNums: [11, 12], min: 1, max: 2 },
    read: readPacket,
    // What it bundles is checked with the event's other contests.
    check: () => {},
  }),
} satisfies FieldTable

export type ContestFields = ValuesOf<typeof contestFields>

/** Dances of a new contest that names none: one, with the contest's name (none while it has no name). */
export function initialDances(groupName: string): readonly string[] {
  const name = groupName.trim().slice(0, DANCE_LENGTH).trim()
  return name === '' ? [] : [name]
}

/**
 * Every rule of a contest's settings; problems by field.
 *
 * @param groupNums of the event's other contests: what a packet or a pass may bundle
 */
export function checkContest(contest: ContestFields, groupNums: ReadonlySet<number>): FieldErrors {
  const errors: FieldErrors = {}
  checkFields(errors, contestFields, contest)
  checkOrder(errors, contest, 'min_count', 'max_count')
  checkOrder(errors, contest, 'min_age', 'max_age')
  checkFinalMax(errors, contest)
  if (contest.scoring === ('points' satisfies Scoring) && contest.criteria.length === 0) {
    addError(errors, 'criteria', problemText('criteria_missing'))
  }
  checkBundle(errors, contest, groupNums)
  return errors
}

/** «`finalMax` is 6, 7 or 8 (2 to 20 in Jack & Jill)» (docs/rules/rounds-and-heats.md, «How many rounds»). */
function checkFinalMax(errors: FieldErrors, contest: ContestFields): void {
  if (!('final_max' in errors))
    checkNumber(errors, 'final_max', contest.final_max, finalMaxRange(contest))
}

type RangeField = 'min_count' | 'max_count' | 'min_age' | 'max_age'

function checkOrder(
  errors: FieldErrors,
  contest: ContestFields,
  least: RangeField,
  most: RangeField,
): void {
  const [from, to] = [contest[least], contest[most]]
  if (from !== null && to !== null && from > to) {
    addError(errors, most, problemText('range_inverted'))
  }
}

/** A packet is sent whole; what it lacks is the widest choice. */
function readPacket(sent: unknown): PacketDefinition | null {
  if (sent === null) return null
  const { groupNums = [], min = 1, max = groupNums.length } = sent as Partial<PacketDefinition>
  return { groupNums: [...groupNums], min, max }
}

/**
 * «For PACKET contests `packet: {groupNums, min, max}`»; a PASS needs none (docs/rules/events-and-contests.md,
 * «Fields of a contest»).
 */
function checkBundle(
  errors: FieldErrors,
  contest: ContestFields,
  known: ReadonlySet<number>,
): void {
  const { packet, group_num } = contest
  const numbers = packet?.groupNums ?? []
  if (isPacket(contest) && numbers.length === 0) {
    addError(errors, 'packet.groupNums', problemText('packet_missing'))
  }
  if (packet === null || !(isPacket(contest) || isPass(contest))) return
  const seen = new Set<number>()
  numbers.forEach((number, index) => {
    const field = `packet.groupNums.${index}`
    if (number === group_num || !known.has(number)) {
      addError(errors, field, problemText('contest_foreign'))
    }
    if (seen.has(number)) addError(errors, field, problemText('repeated'))
    seen.add(number)
  })
  const { min, max } = packet
  const isPossible = min >= 1 && min <= max && max <= numbers.length
  if (isPacket(contest) && numbers.length > 0 && !isPossible) {
    addError(errors, 'packet.max', problemText('packet_limits', { min, max, n: numbers.length }))
  }
}
