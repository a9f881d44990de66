import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { librarySource, shownComponents } from './shownComponents.ts'
import { writtenTypes } from './writtenTypes.ts'

const typesOf = (path: string, name: string) => writtenTypes(join(librarySource, path))[name] ?? {}

/** More than two lines of the workshop's table. */
const TOO_LONG = 400

void test('a list that cannot be changed is told as it is written', () => {
  const { items } = typesOf('components/TabNav/TabNav.tsx', 'TabNav')
  assert.equal(items?.summary, 'readonly TabNavItem[]')
  assert.match(items?.detail ?? '', /^interface TabNavItem \{\n/)
})

void test('keys of a record of styles are told one by one', () => {
  const { size } = typesOf('components/Text/Text.tsx', 'Text')
  assert.deepEqual(size, { summary: "'small' | 'standard' | 'large'", detail: null })
})

void test('what a type parameter stands for is told in its place', () => {
  const { value, onChange } = typesOf('components/NumberField/NumberField.tsx', 'NumberField')
  assert.equal(value?.summary, 'number | null')
  assert.equal(onChange?.summary, '(value: number | null) => void')
})

void test('a shape of several lines is told on one, and whole beside it', () => {
  const { links } = typesOf('screens/status/NotFoundScreen/NotFoundScreen.tsx', 'NotFoundScreen')
  assert.equal(links?.summary, '{ home: string; events: string }')
  const { view } = typesOf(
    'screens/office/rating/EventRatingScreen/EventRatingScreen.tsx',
    'EventRatingScreen',
  )
  assert.equal(view?.summary, 'Loading | Failed | NoRight | Ready<EventPoints>')
  assert.match(view?.detail ?? '', /By contest and place/)
})

void test('every prop of every component that the workshop shows has a type that can be read', () => {
  const shown = shownComponents().map(({ name, file }) => ({
    name,
    types: writtenTypes(file)[name] ?? {},
  }))
  const without = shown.filter(({ types }) => Object.keys(types).length === 0)
  assert.deepEqual(
    without.map(({ name }) => name),
    [],
  )
  const unreadable = shown.flatMap(({ name, types }) =>
    Object.entries(types)
      .filter(
        ([, { summary }]) => /unknown|keyof|\/\*|\n/.test(summary) || summary.length > TOO_LONG,
      )
      .map(([prop, { summary }]) => `${name}.${prop}: ${summary}`),
  )
  assert.deepEqual(unreadable, [])
})
