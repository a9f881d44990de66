import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import { root } from '../paths.ts'
import { machines } from './machines.ts'
import { screens } from './screens/screens.ts'
import { shownStories } from './screens/shownStories.ts'
import type { ShownMachine } from './shownMachine.ts'
import { notRunningIn, statesOf, usualStatesOf } from './statesOf.ts'

const all = Object.entries<ShownMachine>(machines)

/** The names of the states of a machine, from the outermost one, and whether they have states of their own. */
function drawnStates(name: string): { alias: string; isLeaf: boolean }[] {
  // Drawn from the machine itself, as a test of the domain holds.
  const page = readFileSync(join(root, 'docs', 'states', `${name}.md`), 'utf8')
  return [...page.matchAll(/^ *state "[^"]+" as (\w+)( \{)?$/gm)].map(([, alias = '', whole]) => ({
    alias,
    isLeaf: whole === undefined,
  }))
}

const aliasOf = (state: string) => state.replaceAll('.', '_')

function namedStates({ shown, unseen = [], drivenScreens = [] }: ShownMachine): string[] {
  return [...shown, ...unseen, ...drivenScreens.flatMap(({ usual }) => usual ?? [])].flatMap(
    ({ states }) => states,
  )
}

void test('every state that is named is in its machine', () => {
  for (const [name, machine] of all) {
    const drawn = new Set(drawnStates(name).map(({ alias }) => alias))
    assert.ok(drawn.size > 1)
    assert.deepEqual(
      namedStates(machine).filter((state) => !drawn.has(aliasOf(state))),
      [],
      name,
    )
  }
})

void test('every state of a machine is shown by a story, or it is said why none can', () => {
  for (const [name, machine] of all) {
    const named = new Set(namedStates(machine).map(aliasOf))
    const leaves = drawnStates(name).filter(({ isLeaf }) => isLeaf)
    assert.deepEqual(
      leaves.map(({ alias }) => alias).filter((alias) => !named.has(alias)),
      [],
      name,
    )
  }
})

void test('no state is both shown and not, and what no story shows says why', () => {
  for (const [name, { shown, unseen = [] }] of all) {
    const seen = new Set(shown.flatMap(({ states }) => states))
    const hidden = unseen.flatMap(({ states }) => states)
    assert.deepEqual(
      hidden.filter((state) => seen.has(state)),
      [],
      name,
    )
    assert.ok(
      shown.every(({ stories }) => stories.length > 0),
      name,
    )
    assert.ok(
      unseen.every(({ why }) => why.length > 5),
      name,
    )
  }
})

const files = shownStories()
const stories = files.flatMap(({ name, stories }) =>
  stories.map(({ exported, variantOf }) => ({
    story: `${name}/${exported}`,
    ...(variantOf !== undefined && { variantOf: `${name}/${variantOf}` }),
  })),
)

void test('every story that is named is there', () => {
  const written = new Set(stories.map(({ story }) => story))
  const named = all.flatMap(([, { shown, drivenScreens = [] }]) => [
    ...shown.flatMap((one) => one.stories),
    ...drivenScreens.flatMap(({ screen, except = [] }) => except.map((one) => `${screen}/${one}`)),
  ])
  assert.ok(named.length > 100)
  assert.deepEqual(
    named.filter((story) => !written.has(story)),
    [],
  )
})

void test('every story of a screen that a machine drives has a state, or none as it does not run', () => {
  const driven = new Set(
    all.flatMap(([, { drivenScreens = [] }]) => drivenScreens.map(({ screen }) => screen)),
  )
  const unclear = files
    .filter(({ name }) => driven.has(name) && usualStatesOf(name).length === 0)
    .flatMap(({ name, stories }) => stories.map(({ exported }) => `${name}/${exported}`))
    .filter((story) => statesOf(story).length + notRunningIn(story).length === 0)
  assert.ok(driven.size > 8)
  assert.deepEqual(unclear, [])
})

void test('a machine that does not run in a story has no state there', () => {
  const torn = stories.filter(({ story }) => {
    const notRunning = notRunningIn(story)
    return statesOf(story).some(({ title }) => notRunning.includes(title))
  })
  assert.deepEqual(torn, [])
})

void test('the same story in another place is in the same states', () => {
  const variants = stories.filter(({ variantOf }) => variantOf !== undefined)
  const odd = variants.filter(
    ({ story, variantOf = '' }) =>
      !isDeepStrictEqual(statesOf(story), statesOf(variantOf)) ||
      !isDeepStrictEqual(notRunningIn(story), notRunningIn(variantOf)),
  )
  assert.ok(variants.length > 50)
  assert.deepEqual(
    odd.map(({ story, variantOf }) => `${story} is ${variantOf}`),
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
  const driven = all.flatMap(([, { drivenScreens = [] }]) =>
    drivenScreens.map(({ screen }) => screen),
  )
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
  assert.deepEqual(
    statesOf('ContestListScreen/List').map(({ states }) => states),
    [['open', 'closed', 'cancelled']],
  )
  assert.deepEqual(statesOf('HomeScreen/Ready'), [])
})

void test('a screen that a machine drives has a usual state, but for the stories in which it does not run', () => {
  assert.deepEqual(usualStatesOf('ClubScreen'), [
    { title: 'Таблица клуба', words: 'заполняется', states: ['editing'] },
  ])
  assert.deepEqual(notRunningIn('ClubScreen/Closed'), ['Таблица клуба'])
  assert.deepEqual(notRunningIn('ClubScreen/Ticked'), [])
  assert.deepEqual(usualStatesOf('PairingScreen'), [])
})
