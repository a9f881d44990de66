import { changedFields } from '../form/mergeEdits.ts'
import { addError, type FieldErrors } from '../problems/fieldErrors.ts'
import { checkContest, type ContestFields } from './fields.ts'
import { contestFieldText } from './fieldText.ts'
import { numberedTitle } from './title.ts'

/**
 * The fields that several contests may be given at once, in the order of the form. A number, a name, a place in the
 * order and a packet are each contest's own; a status is changed in steps.
 */
export const massFields = [
  'section',
  'level',
  'min_age',
  'max_age',
  'min_count',
  'max_count',
  'price',
  'capacity',
  'min_entries',
  'heat_size',
  'dances',
  'tags',
  'jnj_role_split',
  'scoring',
  'final_max',
  'criteria',
  'drop_extremes',
  'degrees',
  'tie_break',
  'recall_same_dances',
  'order_eliminated',
] as const satisfies readonly (keyof ContestFields)[]

export type MassField = (typeof massFields)[number]

/** A mass edit as it is typed: the chosen fields get these values, all others stay as they are in each contest. */
export interface MassChanges extends Pick<ContestFields, MassField> {
  chosen: readonly MassField[]
}

/** Nothing is chosen; a field that is begins with what the first contest has. */
export function beginMassEdit(first: ContestFields): MassChanges {
  const values = Object.fromEntries(massFields.map((field) => [field, first[field]]))
  return { ...(values as Pick<ContestFields, MassField>), chosen: [] }
}

/** What is sent: the chosen fields alone. */
export function chosenValues({
  chosen,
  ...values
}: MassChanges): Partial<Pick<ContestFields, MassField>> {
  return Object.fromEntries(chosen.map((field) => [field, values[field]]))
}

/**
 * Every rule for each of the contests as they would be; problems by chosen field, naming the contest where not all
 * of them have the problem.
 *
 * @param contests that are edited
 * @param groupNums of all contests of the event: what a packet or a pass may bundle
 */
export function checkMassEdit(
  contests: readonly ContestFields[],
  changes: MassChanges,
  groupNums: readonly number[],
): FieldErrors {
  const [firstChosen] = changes.chosen
  if (firstChosen === undefined) return {}
  const errors: FieldErrors = {}
  const found = new Map<string, { field: string; text: string; titles: string[] }>()
  for (const contest of contests) {
    const others = new Set(groupNums.filter((number) => number !== contest.group_num))
    const wrong = checkContest({ ...contest, ...chosenValues(changes) }, others)
    for (const [path, texts] of Object.entries(wrong)) {
      const isChosen = changes.chosen.some((field) => path.split('.')[0] === field)
      const field = isChosen ? path : firstChosen
      for (const text of texts) {
        const key = `${path} ${text}`
        const known = found.get(key) ?? { field, text, titles: [] }
        known.titles.push(numberedTitle(contest))
        found.set(key, known)
      }
    }
  }
  for (const { field, text, titles } of found.values()) {
    const [title] = titles
    const more = titles.length > 1 ? ` и ещё ${titles.length - 1}` : ''
    addError(errors, field, titles.length === contests.length ? text : `${title}${more}: ${text}`)
  }
  return errors
}

/** What a mass edit would do. */
export interface MassPreview {
  /** How many of the contests would change. */
  changing: number
  /** How many would change in each chosen field, and what they have now: each value once. */
  fields: readonly { field: MassField; changing: number; before: readonly string[] }[]
}

export function previewMassEdit(
  contests: readonly ContestFields[],
  changes: MassChanges,
): MassPreview {
  const after = (contest: ContestFields) => ({ ...contest, ...chosenValues(changes) })
  return {
    changing: contests.filter((contest) => changedFields(contest, after(contest)).length > 0)
      .length,
    fields: changes.chosen.map((field) => {
      const changing = contests.filter((contest) =>
        changedFields(contest, after(contest)).includes(field),
      )
      const before = new Set(
        changing.map((contest) => contestFieldText(field, contest[field]) || 'не указано'),
      )
      return { field, changing: changing.length, before: [...before] }
    }),
  }
}
