import { deepEqual, match, ok } from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../paths.ts'
import { productFiles } from './imports.ts'
import { clashingStyles } from './joinedStyles.ts'

const folders = ['packages/ui/src', 'packages/react/src', 'apps/site/src'].map((folder) =>
  join(root, folder),
)

void test('no element gets one property from the styles of two files', async () => {
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await productFiles(folder))
        .filter((file) => !file.endsWith('.css.ts'))
        .map((file) => join(folder, file)),
    ),
  )
  ok(files.flat().length > 500)
  deepEqual((await Promise.all(files.flat().map(clashingStyles))).flat(), [])
})

void test('a planted clash is found, also of a shorthand and in a record; a composed style is none', async () => {
  // Within the library: there style files find what they import.
  const folder = await mkdtemp(join(root, 'packages', 'ui', 'clash-'))
  const write = (name: string, lines: string[]) => writeFile(join(folder, name), lines.join('\n'))
  await write('a.css.ts', [
    "import { style } from '@vanilla-extract/css'",
    "export const wide = style({ padding: 1, color: 'red', ':hover': { color: 'blue' } })",
  ])
  await write('b.css.ts', [
    "import { style, styleVariants } from '@vanilla-extract/css'",
    "import { wide } from './a.css.ts'",
    "export const size = styleVariants({ small: { '@media': { print: { paddingBlock: 2 } } } })",
    "export const apart = style({ margin: 1, ':focus': { color: 'blue' } })",
    'export const composed = style([wide, { padding: 3 }])',
  ])
  await write('C.tsx', [
    "import { wide } from './a.css.ts'",
    "import * as styles from './b.css.ts'",
    'cx(wide, styles.size[key])',
    'cx(wide, styles.apart)',
    'cx(styles.apart, styles.size.small)',
    'cx(styles.composed)',
    '`${wide} ${styles.composed}`',
  ])
  try {
    const [size, composed, ...others] = await clashingStyles(join(folder, 'C.tsx'))
    match(size ?? '', /C\.tsx:3: a\.css\.ts wide, b\.css\.ts size: padding$/)
    deepEqual([composed, others], [undefined, []])
  } finally {
    await rm(folder, { recursive: true })
  }
})
