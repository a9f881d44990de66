import { problemText } from '../problems/catalogue.ts'
import { checkLength, checkNumber, checkRequired } from '../problems/fieldChecks.ts'
import { addError, type FieldErrors } from '../problems/fieldErrors.ts'
import type { AgeBounds, DancerCounts, PacketDefinition } from './contest.ts'
import { isContestStatus, scorings } from './status.ts'
import { isPacket, isPass } from './tags.ts'

/** What an organiser fills in about a contest, whole. */
export interface ContestFields extends DancerCounts, AgeBounds {
  group_num: number
  group_name: string
  section: string
  status: string
  tags: readonly string[]
  /** Kopecks per dancer. */
  price: number
  capacity: number | null
  scoring: string
  dances: readonly string[]
  heat_size: number
  sort: number
  jnj_role_split: boolean
  packet: PacketDefinition | null
}

const nameLimit = 200
const wordLimit = 100
const ranges = {
  group_num: { min: 1, max: 99_999 },
  count: { min: 1, max: 100 },
  age: { min: 0, max: 150 },
  // A million roubles.
  price: { min: 0, max: 100_000_000 },
  capacity: { min: 1, max: 100_000 },
  heat_size: { min: 1, max: 1000 },
  sort: { min: -1_000_000, max: 1_000_000 },
}

/**
 * Every rule of a contest's settings; problems by field.
 *
 * @param groupNums of the event's other contests: what a packet or a pass may bundle
 */
export function checkContest(contest: ContestFields, groupNums: ReadonlySet<number>): FieldErrors {
  const errors: FieldErrors = {}
  checkNumber(errors, 'group_num', contest.group_num, ranges.group_num)
  checkRequired(errors, 'group_name', contest.group_name, nameLimit)
  checkLength(errors, 'section', contest.section, wordLimit)
  checkRange(errors, contest, ['min_count', 'max_count'], ranges.count)
  checkRange(errors, contest, ['min_age', 'max_age'], ranges.age)
  for (const field of ['price', 'capacity', 'heat_size', 'sort'] as const) {
    checkNumber(errors, field, contest[field], ranges[field])
  }
  if (!isContestStatus(contest.status)) addError(errors, 'status', problemText('status_unknown'))
  if (!scorings.some((scoring) => scoring === contest.scoring)) {
    addError(errors, 'scoring', problemText('scoring_unknown'))
  }
  if (contest.dances.length === 0) addError(errors, 'dances', problemText('dances_missing'))
  checkWords(errors, 'dances', contest.dances)
  checkWords(errors, 'tags', contest.tags)
  checkBundle(errors, contest, groupNums)
  return errors
}

type RangeField = 'min_count' | 'max_count' | 'min_age' | 'max_age'

function checkRange(
  errors: FieldErrors,
  contest: ContestFields,
  [least, most]: [RangeField, RangeField],
  bounds: { min: number; max: number },
): void {
  const [from, to] = [contest[least], contest[most]]
  checkNumber(errors, least, from, bounds)
  checkNumber(errors, most, to, bounds)
  if (from !== null && to !== null && from > to) {
    addError(errors, most, problemText('range_inverted'))
  }
}

/** Words of a list, none empty and none twice. */
function checkWords(errors: FieldErrors, field: string, words: readonly string[]): void {
  const seen = new Set<string>()
  words.forEach((word, index) => {
    checkRequired(errors, `${field}.${index}`, word, wordLimit)
    const key = word.trim().toLowerCase()
    if (seen.has(key)) addError(errors, `${field}.${index}`, problemText('repeated'))
    seen.add(key)
  })
}

/** «For PACKET contests `packet: {groupNums, min, max}`»; a PASS needs none (decisions, «Events and contests», «Money»). */
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
