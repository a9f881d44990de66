import { isPersonName, nameLimit } from '../account/person.ts'
import type { AgeBounds, DancerCounts } from '../contest/contest.ts'
import { anyCount, type Range } from '../contest/filters.ts'
import type { EventAges } from '../event/event.ts'
import { calendarDay, isIsoDate, type Instant } from '../format/date.ts'
import { birthDateProblem } from '../person/birthDate.ts'
import { formProblemText } from '../problems/formProblems.ts'
import { addError, type FieldErrors } from '../problems/fieldErrors.ts'
import { foldName } from '../person/foldName.ts'
import { ageAtEvent } from './age.ts'
import { checkIdentifiers } from './checkIdentifiers.ts'
import type { DancerInput } from './request.ts'

/**
 * «A dancer is the same when last name, first name (case, spaces, ё/е folded) and birth date agree
 * within the event» (docs/rules/registration.md, «Same dancer»): equal keys, same dancer.
 */
export function dancerKey(dancer: Pick<DancerInput, 'last_name' | 'first_name' | 'birth_date'>) {
  return [foldName(dancer.last_name), foldName(dancer.first_name), dancer.birth_date.trim()].join(
    '|',
  )
}

/** Equal for sets of the same dancers, in any order. */
export function dancersKey(dancers: readonly Parameters<typeof dancerKey>[0][]): string {
  return dancers.map(dancerKey).toSorted().join('\n')
}

/** «{last} {first}», for texts that name a dancer. */
export function dancerName(dancer: Pick<DancerInput, 'last_name' | 'first_name'>): string {
  return `${dancer.last_name.trim()} ${dancer.first_name.trim()}`.trim()
}

export interface DancerRules {
  event: EventAges
  now: Instant
  /** The filter that the wizard was opened with; the server knows none and takes any. */
  filter?: { count: Range; age: Range }
}

/**
 * Step 1 (docs/rules/registration.md, «Dancers»), in its order: too few, too many, names or birth dates missing, ages
 * outside the filter. Birth dates have to be real days, not in the future and not before 1900. A gender has to be
 * told: a form presets none (docs/rules/registration.md, «Dancers»), and what a call leaves out is the default before
 * it comes here.
 * @returns problems under `dancers` (the set) and `dancers.<index>.<field>` (one dancer)
 */
export function checkDancers(dancers: readonly DancerInput[], rules: DancerRules): FieldErrors {
  const errors: FieldErrors = {}
  const today = calendarDay(rules.now, rules.event.time_zone)

  for (const text of dancerCountProblems(dancers.length, rules.filter?.count ?? anyCount)) {
    addError(errors, 'dancers', text)
  }
  dancers.forEach((dancer, index) => {
    for (const [field, text] of dancerProblems(dancer, today)) {
      addError(errors, `dancers.${index}.${field}`, text)
    }
    for (const [field, texts] of Object.entries(checkIdentifiers(dancer))) {
      errors[`dancers.${index}.${field}`] = texts
    }
  })
  if (rules.filter) {
    const bounds = { min_age: rules.filter.age.min, max_age: rules.filter.age.max }
    const aged = dancers.map(({ birth_date }) =>
      birthDateProblem(birth_date.trim(), today) === null ? { birth_date } : { birth_date: '' },
    )
    for (const { index, text } of ageProblems(aged, bounds, rules.event)) {
      addError(errors, `dancers.${index}.birth_date`, text)
    }
  }
  return errors
}

/**
 * The greatest number alone, for a server that asks its database about each dancer before all rules are checked.
 * @returns a problem under `dancers`
 */
export function checkDancerCount(dancers: readonly unknown[]): FieldErrors {
  const texts = dancerCountProblems(dancers.length, { min: 0, max: anyCount.max })
  return texts.length > 0 ? { dancers: texts } : {}
}

/**
 * A form presets no gender (docs/rules/registration.md, «Dancers»), and what a call leaves out is stored as the
 * default one:
 * only the form can ask for it.
 */
export function checkGendersTold(dancers: readonly DancerInput[]): FieldErrors {
  const errors: FieldErrors = {}
  dancers.forEach(({ gender }, index) => {
    if (gender !== undefined) return
    addError(errors, `dancers.${index}.gender`, formProblemText('gender_invalid'))
  })
  return errors
}

/** A person cannot dance with themselves: the same dancer twice in one set (wizard, step 1). */
export function checkRepeatedDancers(dancers: readonly DancerInput[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const index of repeatedDancers(dancers)) {
    addError(errors, `dancers.${index}.last_name`, formProblemText('dancer_repeated'))
  }
  return errors
}

/**
 * What is wrong with one more dancer, who gets an entry of their own after this one.
 * @param known the dancers of this entry and those who wait already
 * @returns problems under `dancers.<their index after those known>.<field>`
 */
export function checkNextDancer(
  dancer: DancerInput,
  known: readonly DancerInput[],
  { filter, ...rules }: DancerRules,
): FieldErrors {
  const alone = filter && { filter: { ...filter, count: { min: 1, max: 1 } } }
  const place = `dancers.${known.length}`
  const errors: FieldErrors = {}
  for (const [path, texts] of Object.entries(checkDancers([dancer], { ...rules, ...alone }))) {
    errors[path.replace('dancers.0', place)] = texts
  }
  if (repeatedDancers([...known, dancer]).includes(known.length)) {
    addError(errors, `${place}.last_name`, formProblemText('dancer_repeated'))
  }
  return errors
}

/** Indexes of dancers who already stand earlier in the list; unnamed ones are not compared. */
export function repeatedDancers(dancers: readonly DancerInput[]): number[] {
  const seen = new Set<string>()
  return dancers.flatMap((dancer, index) => {
    if (foldName(dancerName(dancer)) === '') return []
    const key = dancerKey(dancer)
    if (seen.has(key)) return [index]
    seen.add(key)
    return []
  })
}

/** "Мало танцоров: {n} ({min})", "Много танцоров: {n} ({max})" (docs/rules/registration.md, «Dancers»). */
export function dancerCountProblems(n: number, { min, max }: Range): string[] {
  if (n < min) return [formProblemText('dancers_too_few', { n, min })]
  if (n > max) return [formProblemText('dancers_too_many', { n, max })]
  return []
}

/** The number of dancers of an entry, as a range. */
export function countRange({ min_count, max_count }: DancerCounts): Range {
  return { min: min_count, max: max_count }
}

/**
 * "Возраст: {x} не соответствует фильтру: {min}" when the youngest is below the minimum, the same
 * with the maximum when the oldest is above it (docs/rules/registration.md, «Dancers»). Dancers without a real birth
 * date are left out. `index` is the dancer meant.
 */
export function ageProblems(
  dancers: readonly Pick<DancerInput, 'birth_date'>[],
  { min_age, max_age }: AgeBounds,
  event: EventAges,
): { index: number; text: string }[] {
  const ages = dancers
    .map(({ birth_date }, index) => ({ birth_date: birth_date.trim(), index }))
    .filter(({ birth_date }) => isIsoDate(birth_date))
    .map(({ birth_date, index }) => ({ age: ageAtEvent(birth_date, event), index }))
    .sort((one, other) => one.age - other.age)
  const youngest = ages.at(0)
  const oldest = ages.at(-1)

  const problems = []
  if (youngest && min_age !== null && youngest.age < min_age) {
    problems.push({ index: youngest.index, text: ageText(youngest.age, min_age) })
  }
  if (oldest && max_age !== null && oldest.age > max_age) {
    problems.push({ index: oldest.index, text: ageText(oldest.age, max_age) })
  }
  return problems
}

function ageText(x: number, bound: number): string {
  return formProblemText('age_mismatch', { x, bound })
}

type DancerField = 'last_name' | 'first_name' | 'birth_date' | 'gender'

function dancerProblems(dancer: DancerInput, today: string): [DancerField, string][] {
  const problems: [DancerField, string][] = []
  for (const field of ['last_name', 'first_name'] as const) {
    const name = dancer[field].trim()
    if (name === '') problems.push([field, formProblemText('dancer_incomplete')])
    if (!isPersonName(name)) problems.push([field, formProblemText('name_invalid')])
    if (name.length > nameLimit)
      problems.push([field, formProblemText('too_long', { max: nameLimit })])
  }
  const birthDate = birthDateProblem(dancer.birth_date.trim(), today)
  if (birthDate) problems.push(['birth_date', birthDate])
  if (dancer.gender === undefined) problems.push(['gender', formProblemText('gender_invalid')])
  return problems
}
