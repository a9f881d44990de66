import { formatShortNumber } from '../format/number.ts'
import { plural } from '../format/plural.ts'
import type { ColumnCount, MajorityColumn, MajorityComparison } from './majority.ts'
import type { PlaceRange } from './places.ts'
import type { PointsPlace } from './points.ts'
import type { RelativePlace, TieBreak } from './relativePlacement.ts'
import type { OverallPlace, SkatingExplanation } from './skating.ts'

/** An explained place of any way of scoring. */
export type ExplainedPlace = SkatingExplanation['places'][number] | RelativePlace | PointsPlace

/** How the others are called in a sentence: «№ 7». */
export type NameOf = (entry: number) => string

/** «2-е место», «2–3-е место». */
export function placeText({ first, last }: Pick<PlaceRange, 'first' | 'last'>): string {
  return first === last ? `${first}-е место` : `${first}–${last}-е место`
}

/**
 * How a place came about, every comparison of it, as an expert writes it: «большинство 2 и выше: 3 из 5,
 * сумма 4» (docs/rules/scoring.md, «Why this place»).
 * @public
 */
export function placeLine(place: ExplainedPlace): string {
  const parts = lineParts(place)
  return (isShared(place) ? [...parts, 'поровну, место делят'] : parts).join('; ')
}

function lineParts(place: ExplainedPlace): string[] {
  if ('criteria' in place) return pointsParts(place)
  if ('total' in place) return overallParts(place)
  const settled = 'tieBreak' in place ? place.tieBreak : null
  const parts = majorityParts(place, place.entry)
  return settled === null ? parts : [...parts, tieBreakPart(settled, place.entry)]
}

/**
 * The answer to «почему такое место», as a parent understands it: the comparison that decided.
 * @param nameOf what the other entries are called
 * @public
 */
export function placeSentence(place: ExplainedPlace, nameOf: NameOf): string {
  const sentence = decidingSentence(place, nameOf)
  return isShared(place) ? `${sentence} Поэтому ${placeText(place)} общее.` : sentence
}

function decidingSentence(place: ExplainedPlace, nameOf: NameOf): string {
  if ('criteria' in place) return pointsSentence(place)
  if ('total' in place) return overallSentence(place, nameOf)
  const settled = 'tieBreak' in place ? place.tieBreak : null
  return settled === null
    ? majoritySentence(place, place.entry, nameOf, 'judges')
    : tieBreakSentence(settled, place.entry, nameOf)
}

function isShared({ first, last }: PlaceRange): boolean {
  return first !== last
}

const number = (value: number) => formatShortNumber(value)
const tenths = (value: number) => formatShortNumber(value / 10)

/** An entry's own count in a column, and the counts of those it was compared with. */
function partOf({ compared }: { compared: readonly ColumnCount[] }, entry: number) {
  const own = compared.find((count) => count.entry === entry) as ColumnCount
  const others = compared.filter((count) => count.entry !== entry)
  return { own, others, equal: others.filter(({ count }) => count === own.count) }
}

/** The columns in which an entry was compared: who lost in one is not in the next. */
function columnsOf({ columns }: MajorityComparison, entry: number): MajorityColumn[] {
  return columns.filter(({ compared }) => compared.some((count) => count.entry === entry))
}

/** «3; № 7 — 2, № 9 — 2»: an entry's own value and those of the others. */
function against(
  own: ColumnCount,
  others: readonly ColumnCount[],
  nameOf: NameOf,
  valueOf: (count: ColumnCount) => number,
): string {
  const values = others.map((count) => `${nameOf(count.entry)} — ${number(valueOf(count))}`)
  return `${number(valueOf(own))}; ${values.join(', ')}`
}

function orBetter(column: number): string {
  return column === 1 ? '1-е место' : `${column}-е место или выше`
}

// Majority: rules 5 to 8

function majorityParts(comparison: MajorityComparison, entry: number): string[] {
  return columnsOf(comparison, entry).map((column, at) => {
    const { own, equal } = partOf(column, entry)
    const counted = `${upTo(column.column)}: ${own.count} из ${comparison.marks}`
    const part = equal.length > 0 ? `${counted}, сумма ${number(own.sum)}` : counted
    return at === 0 ? `большинство ${part}` : part
  })
}

/** «2 и выше»; nothing is better than the first place. */
function upTo(column: number): string {
  return column === 1 ? 'первых мест' : `${column} и выше`
}

/** @param what whose marks are counted: the judges' of one dance, or in rule 11 all of all dances */
function majoritySentence(
  comparison: MajorityComparison,
  entry: number,
  nameOf: NameOf,
  what: 'judges' | 'marks',
): string {
  const columns = columnsOf(comparison, entry)
  const last = columns.at(-1) as MajorityColumn
  const { own, others, equal } = partOf(last, entry)
  const names = others.map((other) => nameOf(other.entry)).join(', ')
  const counted = countedText(own.count, comparison.marks, last.column, what)
  if (others.length === 0) {
    return `${counted}: это большинство, и больше ни у кого из оставшихся его нет.`
  }
  const same = equal.filter(({ sum }) => sum === own.sum).map((other) => nameOf(other.entry))
  if (same.length > 0) {
    const from = (columns[0] as MajorityColumn).column
    return `Со счёта «${orBetter(from)}» и до последнего число оценок и их сумма те же, что у ${same.join(', ')}.`
  }

  const soFar = columns.length > 1 ? `Сначала поровну с ${names}, поэтому считали дальше. ` : ''
  const counts = others.map((other) => `${nameOf(other.entry)} — ${other.count}`)
  const sums =
    equal.length > 0
      ? ` Где поровну, лучше меньшая сумма этих мест: ${against(own, equal, nameOf, ({ sum }) => sum)}.`
      : ''
  return `${soFar}${counted}; ${counts.join(', ')}.${sums}`
}

/** «3 из 5 судей поставили 2-е место или выше» */
function countedText(
  count: number,
  marks: number,
  column: number,
  what: 'judges' | 'marks',
): string {
  if (what === 'marks') {
    return `${count} из ${marks} оценок — ${orBetter(column)}`
  }
  const gave = plural(count, ['поставил', 'поставили', 'поставили'])
  const judges = plural(marks, ['судьи', 'судей', 'судей'])
  return `${count} из ${marks} ${judges} ${gave} ${orBetter(column)}`
}

// All dances: rules 9 to 11

function overallParts({ entry, total, steps }: OverallPlace): string[] {
  return [
    `сумма мест ${number(total)}`,
    ...steps.flatMap((step) => {
      if (step.rule === 11) {
        const [first, ...next] = majorityParts(step.comparison, entry)
        return [`правило 11 за ${step.place}: ${first}`, ...next]
      }
      const { own } = partOf(step, entry)
      const counted = step.place === 1 ? upTo(1) : `мест ${upTo(step.place)}`
      return [`правило 10 за ${step.place}: ${counted} ${own.count}, их сумма ${number(own.sum)}`]
    }),
  ]
}

function overallSentence({ entry, total, tied, steps }: OverallPlace, nameOf: NameOf): string {
  const sum = `Сумма мест за все танцы ${number(total)}`
  const step = steps.at(-1)
  if (step === undefined) return `${sum}: чем она меньше, тем выше место.`
  const others = tied.filter((other) => other !== entry).map(nameOf)
  const equal = `${sum}, как у ${others.join(', ')}.`
  if (step.rule === 11) return `${equal} ${ruleElevenSentence(steps, step, entry, nameOf)}`
  const part = partOf(step, entry)
  const upTo = step.place === 1 ? '1-м месте' : `${step.place}-м месте или выше`
  const counts = against(part.own, part.others, nameOf, ({ count }) => count)
  const isSumCompared = part.equal.length > 0 && part.own.count > 0
  const sums = isSumCompared
    ? ` Где поровну, лучше меньшая сумма этих мест: ${against(part.own, part.equal, nameOf, ({ sum }) => sum)}.`
    : ''
  return `${equal} Танцев на ${upTo}: ${counts}.${sums}`
}

/** Rule 11 follows upon a comparison by rule 10 for the same place that left these equal. */
function ruleElevenSentence(
  steps: OverallPlace['steps'],
  { place, comparison }: Extract<OverallPlace['steps'][number], { rule: 11 }>,
  entry: number,
  nameOf: NameOf,
): string {
  const before = steps.find((step) => step.rule === 10 && step.place === place) as Extract<
    OverallPlace['steps'][number],
    { rule: 10 }
  >
  const { own, equal } = partOf(before, entry)
  const names = equal.filter(({ sum }) => sum === own.sum).map((other) => nameOf(other.entry))
  const counted = `${own.count} и ${number(own.sum)}`
  const compared = majoritySentence(comparison, entry, nameOf, 'marks')
  return `Мест не ниже ${place}-го и их сумма тоже равны с ${names.join(', ')}: ${counted}, поэтому сравнили все оценки судей. ${compared}`
}

// Relative placement

function tieBreakPart(settled: TieBreak, entry: number): string {
  if (settled.by === 'chief-judge') {
    return `порядок главного судьи: ${settled.order[settled.entries.indexOf(entry)]}`
  }
  const scores = scoresAgainst(settled, entry).map(({ score }) => score)
  return `личный спор ${scores.join(', ')}`
}

function tieBreakSentence(settled: TieBreak, entry: number, nameOf: NameOf): string {
  const others = settled.entries.filter((other) => other !== entry).map(nameOf)
  const equal = `По оценкам поровну с ${others.join(', ')}`
  if (settled.by === 'chief-judge') return `${equal}, порядок решил главный судья.`
  const scores = scoresAgainst(settled, entry).map(
    ({ other, score }) => `${nameOf(other)} — ${score}`,
  )
  return `${equal}, поэтому сравнили, кого из двоих больше судей ставит выше: ${scores.join(', ')}.`
}

/** How many judges have an entry before each of those tied, and the other way round. */
function scoresAgainst(
  { entries, wins }: Extract<TieBreak, { by: 'head-to-head' }>,
  entry: number,
): { other: number; score: string }[] {
  const own = entries.indexOf(entry)
  return entries.flatMap((other, at) =>
    at === own ? [] : [{ other, score: `${wins[own]?.[at]}:${wins[at]?.[own]}` }],
  )
}

// Points

function pointsParts({ total, deduction, criteria, decidedBy }: PointsPlace): string[] {
  const parts = [`сумма ${tenths(total)}`]
  if (deduction > 0) parts.push(`снято ${tenths(deduction)}`)
  if (decidedBy !== null) parts.push(`по критериям ${comparedCriteria(criteria, decidedBy)}`)
  return parts
}

function pointsSentence(place: PointsPlace): string {
  const { total, deduction, criteria, decidedBy, dropped } = place
  const sentences = [`Сумма баллов ${tenths(total)}: чем она больше, тем выше место.`]
  if (dropped.length > 0) sentences.push('Высшая и низшая оценки не считаются.')
  if (deduction > 0) sentences.push(`Главный судья снял ${tenths(deduction)}.`)
  if (decidedBy !== null) {
    const sums = comparedCriteria(criteria, decidedBy)
    sentences.push(`Такая сумма не у одного, решили баллы по критериям: ${sums}.`)
  }
  if (isShared(place)) sentences.push('Баллы по критериям тоже не у одного.')
  return sentences.join(' ')
}

function comparedCriteria(criteria: readonly number[], decidedBy: number): string {
  return criteria
    .slice(0, decidedBy + 1)
    .map(tenths)
    .join(' и ')
}
