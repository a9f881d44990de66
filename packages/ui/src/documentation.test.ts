import { describe, expect, test } from 'vitest'

const modules = import.meta.glob<string>(
  ['./components/*/*.tsx', './components/*/{columns,pickerProps,useField}.ts', './layouts/*/*.tsx'],
  { query: '?raw', import: 'default', eager: true },
)
const sources = Object.entries(modules).filter(([path]) => !/\.(stories|test)\./.test(path))
const stories = Object.entries(modules).filter(([path]) =>
  /(components|layouts)\/(\w+)\/\2\.stories/.test(path),
)

/** Members of exported interfaces without a comment right before them. The code is formatted. */
function unexplained(source: string): string[] {
  const found: string[] = []
  let owner: string | null = null
  let before = ''
  for (const line of source.split('\n')) {
    if (line.startsWith('}')) owner = null
    owner = /^export interface (\w+)/.exec(line)?.[1] ?? owner
    const [, member] = /^ {2}(?:readonly )?(\w+)\??[:(]/.exec(line) ?? []
    if (owner && member && !before.endsWith('*/')) found.push(`${owner}.${member}`)
    before = line
  }
  return found
}

describe('every prop says what it is for', () => {
  test('one without words would be noticed', () => {
    const source = 'export interface A {\n  /** Said. */\n  b: string\n  c?: string\n}'
    expect(unexplained(source)).toEqual(['A.c'])
  })
  test.each(sources)('%s', (_, source) => {
    expect(unexplained(source)).toEqual([])
  })
})

describe('every component and layout says when to use it and when not', () => {
  test('there are many', () => {
    expect(stories.length).toBeGreaterThan(50)
  })
  test.each(stories)('%s', (_, source) => {
    expect(source).toContain('**Когда применять:**')
    expect(source).toContain('**Когда нет:**')
  })
})
