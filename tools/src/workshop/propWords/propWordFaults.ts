import { isRussian } from '../isRussian.ts'
import type { Words, WordsByComponent } from './words.ts'

/** The types of the props of one component, by prop. */
type Types = Readonly<Record<string, string>>

/** The words that are looked over. */
interface PropWords {
  /** By prop. */
  shared: Words
  /** By component, then by prop. */
  own: WordsByComponent
  /** By prop: what types look like that one shared word may serve though they differ. */
  typesOfShared: Readonly<Partial<Record<string, RegExp>>>
}

/**
 * What is wrong with the words of screens and layouts: a prop without any, words of what is not there, words that are not
 * Russian, a shared word that serves fewer than two props or different types.
 */
export function propWordFaults(components: ReadonlyMap<string, Types>, words: PropWords): string[] {
  const { shared, own } = words
  const all = [...components].flatMap(([component, types]) =>
    Object.keys(types).map((prop) => ({ component, prop })),
  )
  const wordless = all.filter(({ component, prop }) => !own[component]?.[prop] && !shared[prop])
  const told = Object.entries(own).flatMap(([component, props]) =>
    Object.entries(props).map(([prop, text]) => ({ component, prop, text })),
  )
  const unknown = told.filter(({ component, prop }) => !components.get(component)?.[prop])
  const texts = [...told.map(({ text }) => text), ...Object.values(shared)]
  return [
    ...wordless.map(({ component, prop }) => `no words of ${component}.${prop}`),
    ...unknown.map(({ component, prop }) => `there is no ${component}.${prop}`),
    ...texts.filter((text) => !isRussian(text)).map((text) => `not Russian: «${text}»`),
    ...Object.keys(shared).flatMap((prop) => sharedFaults(prop, components, words)),
  ]
}

function sharedFaults(
  prop: string,
  components: ReadonlyMap<string, Types>,
  { own, typesOfShared }: PropWords,
): string[] {
  const served = [...components].flatMap(([component, { [prop]: type }]) =>
    type === undefined || own[component]?.[prop] ? [] : [{ component, type }],
  )
  const [first, second] = served
  if (!first || !second) return [`no two props share the words of ${prop}`]
  const like = typesOfShared[prop]
  const others = served.filter(({ type }) => (like ? !like.test(type) : type !== first.type))
  return others.map(
    ({ component, type }) => `${component}.${prop} is of another type than the shared one: ${type}`,
  )
}
