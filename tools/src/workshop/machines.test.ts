import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../paths.ts'
import { machines } from './machines.ts'
import { screens } from './screens/screens.ts'
import { shownStories } from './screens/shownStories.ts'
import type { ShownMachine } from './shownMachine.ts'
import { statesOf, usualStatesOf } from './statesOf.ts'

const all = Object.entries<ShownMachine>(machines)

void test('every state that is named is in its machine', () => {
  for (const [name, { shown, drives = [] }] of all) {
    // Drawn from the machine itself, as a test of the domain holds.
    const page = readFileSync(join(root, 'docs', 'states', `${name}.md`), 'utf8')
    const named = [...shown.flatMap(({ states }) => states), ...drives.map(({ state }) => state)]
    for (const state of named) {
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
  const named = all.flatMap(([, { shown, drives = [] }]) => [
    ...shown.flatMap(({ story }) => story ?? []),
    ...drives.flatMap(({ screen, except = [], only = [] }) =>
      [...except, ...only].map((one) => `${screen}/${one}`),
    ),
  ])
  assert.ok(named.length > 60)
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

void test('every screen that a machine drives is there', () => {
  const driven = all.flatMap(([, { drives = [] }]) => drives.map(({ screen }) => screen))
  assert.deepEqual(
    driven.filter((screen) => !Object.hasOwn(screens, screen)),
    [],
  )
})

void test('a story shows the states of every machine that names it, each once', () => {
  assert.deepEqual(statesOf('LoginDialog/Empty'), [
    {
      title: 'Кто вошёл',
      words: 'вход истёк: спрашивают пароль, введённое остаётся',
      states: ['expired'],
    },
    { title: 'Вход', words: 'диалог ждёт почту и пароль', states: ['open'] },
  ])
  assert.deepEqual(statesOf('PairingScreen/PinAgain'), [
    {
      title: 'Подключение устройства',
      words: 'главный судья вводит PIN',
      states: ['givingPin'],
    },
  ])
  assert.deepEqual(
    statesOf('EventSettingsScreen/FilesOnTheirWay').map(({ states }) => states),
    [['applying.uploading'], ['applying.uploading.moving']],
  )
  assert.deepEqual(
    statesOf('ContestListScreen/List').map(({ states }) => states),
    [['draft', 'open', 'closed']],
  )
  assert.deepEqual(statesOf('HomeScreen/Ready'), [])
})

void test('a screen that a machine drives has a usual state, but for the stories before it runs', () => {
  assert.deepEqual(usualStatesOf('ClubScreen'), [
    {
      title: 'Таблица клуба',
      words: 'заполняется',
      states: ['editing'],
      except: ['Loading', 'Failed', 'Anonymous', 'Closed'],
    },
  ])
  assert.deepEqual(usualStatesOf('PairingScreen'), [])
})
