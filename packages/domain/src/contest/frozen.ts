import { changedFields } from '../form/mergeEdits.ts'
import { contestFields, type ContestFields } from './fields.ts'

/** What a draw was made from, and the rules by which its places come about: rules are part of a result. */
const frozenFields: ReadonlySet<keyof ContestFields> = new Set([
  'min_count',
  'max_count',
  'min_age',
  'max_age',
  'scoring',
  'dances',
  'criteria',
  'jnj_role_split',
  'drop_extremes',
  'tie_break',
  'order_eliminated',
  'degrees',
  'final_max',
])

/**
 * «Once its first round is drawn, a contest's counts, ages, `scoring`, `dances`, criteria and
 * `jnj_role_split` (and `drop_extremes`, `tie_break`, `order_eliminated`, `degrees`, `final_max`: rules are
 * part of a result) are frozen» (docs/rules/contest-life.md, «Frozen after the draw»).
 *
 * @returns the labels of those that an edit would change, in the order of the fields
 */
export function frozenChanges(before: ContestFields, after: ContestFields): string[] {
  return changedFields(before, after)
    .filter((field) => frozenFields.has(field))
    .map((field) => contestFields[field].label)
}
