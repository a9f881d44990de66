import { expect, test } from 'vitest'
import { STYLE_GROUPS } from './chunks.ts'
import { styleFiles, styleName } from './styleNames.ts'

const [first = '', second = ''] = styleFiles

test('a class is named by its file and its place, the same in every build', () => {
  const names = ['abc0', 'abc1', 'abc1a'].map((hash) => styleName({ filePath: first, hash }))
  expect(names).toEqual(['p000', 'p001', 'p001a'])
  expect(styleName({ filePath: second, hash: 'xyz0' })).toBe('p010')
  expect(styleName({ filePath: first, hash: 'abc1' })).toBe('p001')
})

test('a file that is not ours, and a name that is taken, end the build', () => {
  expect(() => styleName({ filePath: 'elsewhere.css.ts', hash: 'q0' })).toThrow('unknown file')
  expect(() => styleName({ filePath: first, hash: 'xyz0' })).toThrow('is taken')
})

test.each(Object.values(STYLE_GROUPS).flat())(
  '%s, named in a group of styles, has a file of them',
  (name) => {
    expect(styleFiles.filter((file) => file.endsWith(`/${name}.css.ts`))).toHaveLength(1)
  },
)
