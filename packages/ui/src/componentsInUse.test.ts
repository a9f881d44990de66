import { describe, expect, test } from 'vitest'

const sources = Object.entries(
  import.meta.glob<string>(
    [
      './{components,layouts,screens}/**/*.tsx',
      '../../react/src/**/*.{ts,tsx}',
      '../../../apps/site/src/**/*.{ts,tsx}',
      '!**/*.{stories,test}.{ts,tsx}',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
)
const stories = import.meta.glob<string>('./components/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const names = sources.flatMap(([path]) => /^\.\/components\/(\w+)\/\1\.tsx$/.exec(path)?.[1] ?? [])

/** Whether another module imports it. */
const isUsed = (name: string) =>
  sources.some(
    ([path, text]) =>
      !path.endsWith(`/${name}/${name}.tsx`) && new RegExp(`/${name}(\\.tsx)?'`).test(text),
  )

/** «**Для других:**» above its stories says why none of our screens needs it. */
const isForOthers = (name: string) =>
  stories[`./components/${name}/${name}.stories.tsx`]?.includes('**Для других:**') ?? false

describe('a component is used by ours, or says why it is for others', () => {
  test('there are many', () => {
    expect(names.length).toBeGreaterThan(60)
  })
  test.each(names)('%s', (name) => {
    expect(isUsed(name)).toBe(!isForOthers(name))
  })
})

/** What a component of the library draws, and the word that a screen says where it draws it itself. */
const drawn = {
  '<table': /<table[\s>]/,
  '<select': /<select[\s>]/,
  'type="file"': /type="file"/,
  draggable: /^\s*draggable/m,
} as const

describe('a screen says why it draws by hand what a component draws', () => {
  const screens = sources.filter(([path]) => path.startsWith('./screens/'))
  test.each(Object.entries(drawn))('%s', (word, pattern) => {
    const marker = `// Own ${word.startsWith('<') ? `${word}>` : word}: `
    // The word of the reason is no drawing.
    const isDrawn = (text: string) => pattern.test(text.replaceAll(/^\s*\/\/.*$/gm, ''))
    const byHand = screens.filter(([, text]) => isDrawn(text))
    expect(byHand.filter(([, text]) => !text.includes(marker)).map(([path]) => path)).toEqual([])
    const stale = screens.filter(([, text]) => text.includes(marker) && !isDrawn(text))
    expect(stale.map(([path]) => path)).toEqual([])
  })
})
