/**
 * Cuts the letters of share cards out of the font package, in the one weight they are drawn in:
 * `node fonts/subset.ts`. The result is checked in; run it again after a change of the package.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FEATURES, subsets, WEIGHTS } from '@parket/ui/theme/fonts/subsets'
import subsetFont from 'subset-font'

const typeface = dirname(
  fileURLToPath(import.meta.resolve('@fontsource-variable/onest/package.json')),
)
const target = join(import.meta.dirname, '../src/rendering/share')

for (const { file, source, ranges } of subsets) {
  const letters = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  )
  const font = await subsetFont(await readFile(join(typeface, 'files', source)), letters.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS.max },
    keepFeatures: FEATURES,
  })
  await writeFile(join(target, file.replace('.woff2', '-strong.woff2')), font)
}
