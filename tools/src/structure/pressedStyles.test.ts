import { deepEqual, match, ok } from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../paths.ts'
import { productFiles } from './imports.ts'
import { unseenWhenForced } from './pressedStyles.ts'

const folders = ['packages/ui/src', 'packages/react/src', 'apps/site/src'].map((folder) =>
  join(root, folder),
)

void test('what says aria-pressed has a style for forced colours', async () => {
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await productFiles(folder))
        .filter((file) => file.endsWith('.tsx'))
        .map((file) => join(folder, file)),
    ),
  )
  ok(files.flat().length > 300)
  deepEqual((await Promise.all(files.flat().map(unseenWhenForced))).flat(), [])
})

void test('a planted one without it is found, one of a record or a composed style has it', async () => {
  // Within the library: there style files find what they import.
  const folder = await mkdtemp(join(root, 'packages', 'ui', 'pressed-'))
  const write = (name: string, lines: string[]) => writeFile(join(folder, name), lines.join('\n'))
  await write('a.css.ts', [
    "import { style, styleVariants } from '@vanilla-extract/css'",
    "import { chosenWhenForced } from '../src/theme/forcedColours.ts'",
    'export const key = style({',
    "  selectors: { '&[aria-pressed=true]': { '@media': chosenWhenForced } },",
    '})',
    "export const bare = style({ selectors: { '&[aria-pressed=true]': { color: 'red' } } })",
    'export const look = styleVariants({ off: [bare], on: [key] })',
  ])
  await write('C.tsx', [
    "import * as styles from './a.css.ts'",
    'const seen = <button className={styles.look[of]} aria-pressed={isOn} />',
    'const unseen = <button className={styles.bare} aria-pressed={isOn}>{styles.key}</button>',
    'const unstyled = <button aria-pressed={isOn} />',
    'const other = <button className={styles.bare} />',
  ])
  try {
    const [unseen, unstyled, ...others] = await unseenWhenForced(join(folder, 'C.tsx'))
    match(unseen ?? '', /C\.tsx:3$/)
    match(unstyled ?? '', /C\.tsx:4$/)
    deepEqual(others, [])
  } finally {
    await rm(folder, { recursive: true })
  }
})
