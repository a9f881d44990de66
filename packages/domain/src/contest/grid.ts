import { initialValues } from '../fields/field.ts'
import { contestFields, type ContestFields } from './fields.ts'

/** An age group; null: no bound. */
export interface GridAge {
  /** «Дети»: a part of the contest's name. */
  title: string
  min_age: number | null
  max_age: number | null
}

/** How many dance together. */
export interface GridSize {
  title: string
  min_count: number
  max_count: number
  /** Kopecks per dancer. */
  price: number
}

/** What the contests of a grid are made of; a list that is empty does not count. */
export interface ContestGrid {
  sections: readonly string[]
  ages: readonly GridAge[]
  sizes: readonly GridSize[]
  levels: readonly string[]
  /** The first number; those that are taken are skipped. */
  from: number
}

const noAge: GridAge = { title: '', min_age: null, max_age: null }
const solo: GridSize = { title: 'Соло', min_count: 1, max_count: 1, price: 0 }

/**
 * The contests of every combination, numbered in the order in which one reads a programme: by section, size,
 * age, level. The section is the dance that is danced.
 *
 * @param taken numbers of the event's other contests
 */
export function contestsOfGrid(grid: ContestGrid, taken: ReadonlySet<number>): ContestFields[] {
  const sections = grid.sections.length > 0 ? grid.sections : ['']
  const ages = grid.ages.length > 0 ? grid.ages : [noAge]
  const sizes = grid.sizes.length > 0 ? grid.sizes : [solo]
  const levels = grid.levels.length > 0 ? grid.levels : ['']
  const number = freeNumbers(grid.from, taken)
  const initial = initialValues(contestFields)
  return sections.flatMap((section) =>
    sizes.flatMap((size) =>
      ages.flatMap((age) =>
        levels.map((level): ContestFields => {
          const group_num = number()
          const { min_count, max_count, price } = size
          return Object.assign({}, initial, {
            group_num,
            group_name: nameOf([size.title, age.title, level]),
            section,
            level,
            min_age: age.min_age,
            max_age: age.max_age,
            min_count,
            max_count,
            price,
            dances: [section || size.title],
            sort: group_num,
          })
        }),
      ),
    ),
  )
}

/** «Соло, дети, дебют»: the parts after the first begin small. */
function nameOf(parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part, index) => (index === 0 ? part : part.charAt(0).toLowerCase() + part.slice(1)))
    .join(', ')
}

/** Gives one free number after another. */
function freeNumbers(from: number, taken: ReadonlySet<number>): () => number {
  let next = from
  return () => {
    while (taken.has(next)) next += 1
    next += 1
    return next - 1
  }
}
