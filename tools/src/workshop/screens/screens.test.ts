import assert from 'node:assert/strict'
import { sitePages, type PageName } from '@parket/domain/site/pages'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { isRussian } from '../isRussian.ts'
import { screens } from './screens.ts'
import { otherStories, shownStories, writtenStories } from './shownStories.ts'
import { viewersOf } from './viewers.ts'

const written = shownStories()
const described = [...written, ...otherStories()]

void test('the words of a story are the name that it ends up with, and it is a variant of the one whose args it has', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parket-stories-'))
  const file = join(folder, 'AScreen.stories.tsx')
  await writeFile(
    file,
    [
      '/** Для примера. */\nconst meta = {}',
      "export const Empty: Story = { name: 'пусто', args: { name: 'Анна' } }",
      'export const Phone: Story = { ...Empty, globals: phone }',
      "export const Narrow: Story = { name: 'узко', ...Empty }",
      "export const Wide: Story = { name: 'широко', args: Empty.args ?? {} }",
      "export const Full: Story = { ...Empty, name: 'полно', args: { ...Empty.args, count: 1 } }",
    ].join('\n\n'),
  )
  assert.deepEqual(writtenStories(file), {
    name: 'AScreen',
    purpose: 'Для примера.',
    stories: [
      { exported: 'Empty', words: 'пусто' },
      { exported: 'Phone', variantOf: 'Empty' },
      { exported: 'Narrow', variantOf: 'Empty' },
      { exported: 'Wide', words: 'широко', variantOf: 'Empty' },
      { exported: 'Full', words: 'полно' },
    ],
  })
  await rm(folder, { recursive: true })
})

void test('every screen and layout has its facts, and none has them that there is not', () => {
  const names = written.map(({ name }) => name)
  assert.ok(names.length > 120)
  assert.equal(new Set(names).size, names.length)
  assert.deepEqual(names.toSorted(), Object.keys(screens).toSorted())
})

void test('every page of the site is one of a screen', () => {
  const shown = new Set(Object.values(screens).flatMap(({ pages = [] }) => pages))
  assert.deepEqual(
    Object.keys(sitePages).filter((name) => !shown.has(name as PageName)),
    [],
  )
})

void test('of every screen and layout it is said who sees it, and where', () => {
  for (const [name, facts] of Object.entries(screens)) {
    assert.ok(viewersOf(facts, screens).length > 0, name)
    const { pages = [], devices = [], inside = [], place = '' } = facts
    assert.ok(pages.length + devices.length + inside.length + place.length > 0, name)
  }
})

void test('the story that stands for a screen is one of its own', () => {
  const strange = written.filter(({ name, stories }) => {
    const picture = screens[name]?.picture
    return picture !== undefined && !stories.some(({ exported }) => exported === picture)
  })
  assert.deepEqual(
    strange.map(({ name }) => name),
    [],
  )
})

void test('who sees a part of a screen are those who see the screen', () => {
  assert.deepEqual(viewersOf({ pages: ['eventPayments'] }, {}), [
    'администратор турнира или команды и\u00A0кто выше',
  ])
  const all = { A: { pages: ['home'] as const }, B: { inside: ['A'] } }
  assert.deepEqual(viewersOf(all.B, all), ['все, вход не\u00A0нужен'])
  assert.deepEqual(viewersOf({ inside: ['A'], viewers: ['judge', 'pin'] }, all), [
    'рабочее место «Судья»',
    'у\u00A0кого есть номер регистрации и\u00A0PIN',
  ])
  assert.throws(() => viewersOf({ inside: ['C'] }, all), /No screen C/)
})

void test('every screen and layout says in Russian what it is for', () => {
  const wordless = written.filter(({ purpose = '' }) => !isRussian(purpose))
  assert.deepEqual(
    wordless.map(({ name }) => name),
    [],
  )
})

void test('every story says in Russian what it shows', () => {
  assert.ok(described.length > 200)
  const wordless = described.flatMap(({ name, stories }) =>
    stories
      .filter(({ words = '' }) => !isRussian(words))
      .map(({ exported }) => `${name}/${exported}`),
  )
  assert.deepEqual(wordless, [])
})

void test('no two stories of one thing say the same', () => {
  const same = described.flatMap(({ name, stories }) =>
    [...Map.groupBy(stories, ({ words }) => words)]
      .filter(([words, group]) => words !== undefined && group.length > 1)
      .map(([words]) => `${name}: ${words}`),
  )
  assert.deepEqual(same, [])
})
