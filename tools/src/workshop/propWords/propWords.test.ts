import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shownComponent, storyFiles } from '../shownComponents.ts'
import { writtenTypes } from '../writtenTypes.ts'
import { propWordFaults } from './propWordFaults.ts'
import { ownWords, toldComponents, propWordsOf } from './propWords.ts'
import { sharedWords, typesOfShared } from './shared.ts'

const screens = storyFiles()
  .filter((story) => /\/src\/(?:screens|layouts)\//.test(story))
  .flatMap((story) => shownComponent(story) ?? [])

const components = new Map(
  screens.map(({ name, file }) => {
    const types = Object.entries(writtenTypes(file)[name] ?? {})
    return [name, Object.fromEntries(types.map(([prop, { summary }]) => [prop, summary]))]
  }),
)

void test('every prop of every screen and layout says in Russian what it is for', () => {
  assert.ok([...components.values()].flatMap(Object.keys).length > 900)
  const words = { shared: sharedWords, own: ownWords, typesOfShared }
  assert.deepEqual(propWordFaults(components, words), [])
})

void test('a layout that several files of stories show is one, and a screen within a provider is found', () => {
  assert.equal(components.get('LoginDialog')?.['email'], 'string')
  assert.deepEqual(Object.keys(components.get('TextsProvider') ?? {}), ['texts', 'children'])
  assert.ok(Object.keys(components.get('NoRightPage') ?? {}).includes('links'))
})

void test('own words of a screen come before those that screens share', () => {
  const { form, links } = propWordsOf('EventListScreen')
  assert.equal(form, ownWords['EventListScreen']?.['form'])
  assert.notEqual(form, sharedWords.form)
  assert.equal(links, sharedWords.links)
})

const shown = new Map<string, Record<string, string>>([
  ['A', { form: '{ action: string }', title: 'string' }],
  ['B', { form: 'Form<Person>' }],
  ['C', { form: 'Form<Event>' }],
])
const none = { shared: {}, own: {}, typesOfShared: {} }

void test('a prop without words is named, and words of what is not there', () => {
  const own = { A: { form: 'Куда уходит поиск.', name: 'Имя.' }, D: { title: 'Заголовок.' } }
  assert.deepEqual(propWordFaults(shown, { ...none, own }), [
    'no words of A.title',
    'no words of B.form',
    'no words of C.form',
    'there is no A.name',
    'there is no D.title',
  ])
})

void test('words that were left in English are named', () => {
  const own = { A: { title: 'The title: «Люди».' } }
  const shared = { form: 'Что набрано.' }
  const like = { typesOfShared: { form: /./ } }
  assert.deepEqual(propWordFaults(shown, { own, shared, ...like }), [
    'not Russian: «The title: «Люди».»',
  ])
})

void test('a shared word serves one type, unless it is said what its types look like', () => {
  const own = { A: { title: 'Заголовок.' } }
  const shared = { form: 'Что набрано.' }
  const other = 'is of another type than the shared one'
  assert.deepEqual(propWordFaults(shown, { ...none, own, shared }), [
    `B.form ${other}: Form<Person>`,
    `C.form ${other}: Form<Event>`,
  ])
  const like = { typesOfShared: { form: /^Form<\w+>$/ } }
  assert.deepEqual(propWordFaults(shown, { own, shared, ...like }), [
    `A.form ${other}: { action: string }`,
  ])
  const apart = { A: { ...own.A, form: 'Куда уходит поиск.' } }
  assert.deepEqual(propWordFaults(shown, { own: apart, shared, ...like }), [])
})

void test('a shared word that no two props take is named', () => {
  const own = { A: { title: 'Заголовок.', form: 'Поиск.' }, B: { form: 'Имя.' } }
  const shared = { form: 'Что набрано.' }
  assert.deepEqual(propWordFaults(shown, { ...none, own, shared }), [
    'no two props share the words of form',
  ])
})

void test('a component has its words in one subject', () => {
  assert.equal(new Set(toldComponents).size, toldComponents.length)
})
