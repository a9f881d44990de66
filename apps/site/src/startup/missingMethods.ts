type Methods = Record<string, (...given: never[]) => unknown>

/**
 * Adds the methods that the app uses and the oldest browsers it takes lack (Chrome 109, Safari 16.4, Firefox 115). Only
 * those load this file.
 */
export function addMissingMethods(): void {
  add(Array.prototype, arrayMethods)
  add(Map, mapMethods)
  add(Promise, promiseMethods)
}

function add(owner: object, methods: Methods): void {
  for (const [name, value] of Object.entries(methods)) {
    if (name in owner) continue
    Object.defineProperty(owner, name, { value, configurable: true, writable: true })
  }
}

const arrayMethods = {
  toReversed(this: unknown[]) {
    return this.map((_, index) => this[this.length - 1 - index])
  },
  toSorted(this: unknown[], compare?: (one: unknown, other: unknown) => number) {
    return [...this].sort(compare)
  },
  toSpliced(this: unknown[], ...given: [start: number, count: number, ...added: unknown[]]) {
    const copy = [...this]
    copy.splice(...given)
    return copy
  },
  with(this: unknown[], at: number, value: unknown) {
    const index = at < 0 ? this.length + at : at
    if (!(index in this)) throw new RangeError(`No element at ${at}`)
    return this.map((old, place) => (place === index ? value : old))
  },
} satisfies Methods

const mapMethods = {
  groupBy(items: Iterable<unknown>, keyOf: (item: unknown, index: number) => unknown) {
    const groups = new Map<unknown, unknown[]>()
    for (const [index, item] of [...items].entries()) {
      const key = keyOf(item, index)
      const group = groups.get(key)
      if (group) group.push(item)
      else groups.set(key, [item])
    }
    return groups
  },
} satisfies Methods

const promiseMethods = {
  withResolvers() {
    const resolvers = {} as Omit<PromiseWithResolvers<unknown>, 'promise'>
    const promise = new Promise((resolve, reject) => Object.assign(resolvers, { resolve, reject }))
    return { promise, ...resolvers }
  },
} satisfies Methods
