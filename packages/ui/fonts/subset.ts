/**
 * Cuts the font files the pages load out of the font package: `node fonts/subset.ts`.
 * The result is checked in; run it again after a change of `subsets.ts` or of the package.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { FEATURES, subsets, WEIGHTS } from '../src/theme/fonts/subsets.ts'

const typeface = dirname(
  fileURLToPath(import.meta.resolve('@fontsource-variable/onest/package.json')),
)
const target = join(import.meta.dirname, '..', 'src', 'theme', 'fonts')

for (const { file, source, ranges } of subsets) {
  const letters = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  )
  const font = await subsetFont(await readFile(join(typeface, 'files', source)), letters.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
  })
  await writeFile(join(target, file), font)
}
