import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../paths.ts'
import { machines, statesOf, type ShownMachine } from './machines.ts'
import { shownStories } from './screens/shownStories.ts'

const all = Object.entries<ShownMachine>(machines)

void test('every state that is named is in its machine', () => {
  for (const [name, { shown }] of all) {
    // Drawn from the machine itself, as a test of the domain holds.
    const page = readFileSync(join(root, 'docs', 'states', `${name}.md`), 'utf8')
    for (const state of shown.flatMap(({ states }) => states)) {
      const drawn = new RegExp(`^ *state "[^"]+" as ${state.replaceAll('.', '_')}(?: \\{)?$`, 'm')
      assert.match(page, drawn, `${name}: ${state}`)
    }
  }
})

void test('every story that is named is there', () => {
  const stories = new Set(
    shownStories().flatMap(({ name, stories }) =>
      stories.map(({ exported }) => `${name}/${exported}`),
    ),
  )
  const named = all.flatMap(([, { shown }]) => shown.flatMap(({ story }) => story ?? []))
  assert.ok(named.length > 30)
  assert.deepEqual(
    named.filter((story) => !stories.has(story)),
    [],
  )
})

void test('every machine with states has its page, by the same title', () => {
  const folder = join(root, '.storybook', 'docs', 'states')
  const pages = globSync('*.mdx', { cwd: folder }).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    const [, title] = /<Meta title="Состояния\/([^"]+)" \/>/.exec(text) ?? []
    const [, name] = /<StateStories of="([^"]+)" \/>/.exec(text) ?? []
    return name && title ? [[name, title]] : []
  })
  assert.deepEqual(
    Object.fromEntries(pages),
    Object.fromEntries(all.map(([name, { title }]) => [name, title])),
  )
})

void test('a story shows the states of every machine that names it, each once', () => {
  assert.deepEqual(statesOf('LoginDialog/Empty'), [
    { machine: 'auth', title: 'Кто вошёл', state: 'expired' },
    { machine: 'login', title: 'Вход', state: 'open' },
  ])
  assert.deepEqual(statesOf('LoginDialog/Nothing'), [])
})
