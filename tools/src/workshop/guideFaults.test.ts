import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { guideFaults } from './guideFaults.ts'
import { guideWords } from './guides.ts'

const folder = await mkdtemp(join(tmpdir(), 'parket-guides-'))
after(() => rm(folder, { recursive: true }))

/** @returns where it stands */
async function write(name: string, ...lines: string[]): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, lines.join('\n'))
  return file
}

void test('a prop without words, words without a prop and words that are not Russian are noticed', async () => {
  const component = await write(
    'Box.tsx',
    'export interface BoxItem {\n  key: string\n  name: string\n}',
    'interface Base {\n  id?: string\n}',
    'export interface BoxProps extends Base {\n  items: readonly BoxItem[]\n  size: number\n}',
    'export function Box({ items }: BoxProps) {\n  return items\n}',
  )
  await write('shared.ts', "export const shared = { id: 'Номер.' } satisfies Words")
  const guide = await write(
    'BoxGuide.tsx',
    "import { shared } from './shared.ts'",
    "export const guide = { when: 'Всегда.', whenNot: 'Never «я».',",
    "  props: { ...shared, items: 'Строки.', tone: 'Тон.' },",
    "  parts: { BoxItem: { key: 'Ключ.' }, Lid: { name: 'Имя.' } } }",
  )
  assert.deepEqual(guideFaults(guide, component), [
    'not Russian: «Never «я».»',
    'props of Box: no words of size',
    'props of Box: there is no tone',
    'BoxItem: no words of name',
    'no such shape: Lid',
  ])
  assert.deepEqual(guideWords(guide).props, { id: 'Номер.', items: 'Строки.', tone: 'Тон.' })
})

void test('shapes are followed into other files, and to the shapes of their members', async () => {
  await write('lid.ts', 'export interface Lid {\n  colour: string\n}')
  await write(
    'item.ts',
    "import type { Lid } from './lid.ts'",
    'export interface Item {\n  lid: Lid | null\n}',
  )
  const component = await write(
    'Chest.tsx',
    "import type { Item } from './item.ts'",
    'export function Chest({ item }: { item: Item }) {\n  return item\n}',
  )
  const guide = await write(
    'ChestGuide.tsx',
    "export const guide = { when: 'Всегда.', whenNot: 'Никогда.', props: { item: 'Что внутри.' } }",
  )
  assert.deepEqual(guideFaults(guide, component), [
    'Item: no words of lid',
    'Lid: no words of colour',
  ])
})

void test('a default that the code or its comment has is told, as the code has it', async () => {
  const component = await write(
    'Tray.tsx',
    'interface TrayItem {\n  /** Wood unless told. */\n  of?: string\n}',
    '/** The value is the first one unless told. */',
    'export interface TrayProps {',
    '  /** Ten by default. */\n  count?: number',
    '  look?: string',
    '  items?: TrayItem[]',
    '  value?: string',
    '}',
    'export function Tray(props: TrayProps) {',
    "  const { look = 'flat', items } = props",
    '  return [look, items]',
    '}',
  )
  const guide = await write(
    'TrayGuide.tsx',
    "export const guide = { when: 'Всегда.', whenNot: 'Никогда.', props: {",
    "  count: 'Сколько.', look: 'Вид. По умолчанию `round`.', items: 'Строки.', value: 'Чашка.' },",
    "  parts: { TrayItem: { of: 'Из чего. По умолчанию из дерева.' } } }",
  )
  assert.deepEqual(guideFaults(guide, component), [
    'props of Tray: no default of count',
    'props of Tray: no default of value',
    "props of Tray: look is 'flat', not 'round'",
  ])
})

void test('a default in the list of parameters, of the body and of what gets the rest is the one that is told', async () => {
  await write(
    'Bowl.tsx',
    'export function Bowl({ depth = 2 }: { depth?: number }) {\n  return depth\n}',
  )
  const component = await write(
    'Cup.tsx',
    "import { Bowl } from './Bowl.tsx'",
    'export interface CupProps {',
    '  size?: number\n  colour?: string\n  depth?: number\n  title?: string',
    '}',
    'export function Cup(props: CupProps) {',
    '  const { size = 10, colour, title, ...rest } = props',
    "  return <Bowl {...rest}>{[size, colour ?? 'white', title]}</Bowl>",
    '}',
  )
  const guide = await write(
    'CupGuide.tsx',
    "export const guide = { when: 'Всегда.', whenNot: 'Никогда.', props: {",
    "  size: 'Сколько. По умолчанию `99`.', colour: 'Цвет.', depth: 'Глубина. По умолчанию `3`.', title: 'Имя.' } }",
  )
  assert.deepEqual(guideFaults(guide, component), [
    'props of Cup: no default of colour',
    'props of Cup: size is 10, not 99',
    'props of Cup: depth is 2, not 3',
  ])
})
