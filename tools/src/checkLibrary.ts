import { isPublishable } from './library/check.ts'
import { buildConsumer, type ConsumerReport } from './library/consumer.ts'
import { checkGuide } from './library/guide.ts'
import { checkNextSite } from './library/nextSite.ts'
import { checkOldestReact } from './library/oldestReact.ts'
import { checkOwnSite } from './library/ownSite.ts'
import { checkMigration } from './library/migration.ts'
import { packLibrary } from './library/pack.ts'
import { checkPlainNode } from './library/plainNode.ts'
import { checkSnippets } from './snippets/checkTypes.ts'
import { againstLast, readLastSizes } from './library/sizes.ts'
import { weighLibrary } from './library/weights.ts'
import { libraryPackages } from './library/packages.ts'
import { checkViteServer } from './library/viteServer.ts'

/** React alone is 67 kB of it, date-fns 10 kB. */
const FIRST_JS_BUDGET = 100
const CSS_BUDGET = 6
/** What a site of ready pages takes of its owner. */
const MOST_OWN_LINES = 60

await packLibrary()
const isFull = process.env['PARKET_FULL'] === '1'
// Side by side: each of the two leaves a core idle.
const [arePublishable, report] = await Promise.all([
  areAllPublishable(),
  buildConsumer(isFull ? 'installed' : 'linked'),
])
if (!arePublishable) process.exit(1)
const problems = problemsOf(report)
console.log(
  `A site that imports ${report.imported.length} components gets ${report.scripts.length}:` +
    ` ${report.firstJs} kB of JavaScript, ${report.css} kB of CSS after gzip`,
)
console.log(
  `Two sites hold their types, and one renders on a server, with React ${await checkOldestReact()}`,
)
console.log(
  `${await checkViteServer()} pages of a site with a server answer, and a browser takes one over`,
)
console.log(`${await checkGuide()} blocks of the guide and the READMEs hold their types and run`)
console.log(`${await checkSnippets()} pieces of code of the workshop hold their types`)
console.log(
  `Node alone imports ${await checkPlainNode()} modules of the components and renders a list`,
)
console.log(`${await checkMigration()} modules of a site for 0.1.0 hold their types once migrated`)
const lastSizes = await readLastSizes()
for (const { name, kB, most, heaviest } of await weighLibrary()) {
  const size = againstLast(name, kB, lastSizes)
  const limit = most === null ? '' : `; at most ${most}`
  console.log(`${name}: ${size} (JavaScript over React after gzip${limit})`)
  if (most !== null && kB > most)
    problems.push(`${name} weighs ${kB} kB; the heaviest: ${heaviest.join(', ')}`)
}
const ownSite = await checkOwnSite(isFull)
console.log(
  `A site of ready pages takes ${ownSite.lines} lines of its own with React ${ownSite.react}` +
    (ownSite.registration === null ? '' : `; registration ${ownSite.registration} was made on it`),
)
if (isFull) console.log(`${await checkNextSite()} pages of a new Next site answer as they should`)
if (ownSite.lines > MOST_OWN_LINES) problems.push(`${ownSite.lines} own lines for a site`)
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)

/** One after the other: what they print of a package stays together. */
async function areAllPublishable(): Promise<boolean> {
  for (const name of libraryPackages) {
    if (!(await isPublishable(name))) return false
  }
  return true
}

/** Only what is used may arrive, and all of it. */
function problemsOf({
  imported,
  needed,
  scripts,
  styles,
  others,
  firstJs,
  css,
}: ConsumerReport): string[] {
  const problems = (items: readonly string[], text: string) =>
    items.map((item) => `${item}: ${text}`)
  return [
    ...problems(
      imported.filter((name) => !scripts.includes(name)),
      'is imported, but its code is not there',
    ),
    ...problems(
      scripts.filter((name) => !needed.includes(name)),
      'nobody needs its code',
    ),
    ...problems(
      styles.filter((name) => !needed.includes(name)),
      'nobody needs its CSS',
    ),
    ...problems(
      ['Button', 'Field'].filter((name) => !styles.includes(name)),
      'its CSS is not there',
    ),
    ...problems(others, 'came along unasked'),
    ...(firstJs > FIRST_JS_BUDGET
      ? [`${firstJs} kB of JavaScript before anything is touched`]
      : []),
    ...(css > CSS_BUDGET ? [`${css} kB of CSS`] : []),
  ]
}
