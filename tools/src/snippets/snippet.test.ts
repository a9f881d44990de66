import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { after, before, test } from 'node:test'
import { librarySource } from '../workshop/shownComponents.ts'
import { codedStoryFiles } from './codedStories.ts'
import { publicModules, type PublicModules } from './publicModules.ts'
import { snippetsOf } from './snippet.ts'

let folder: string
let modules: PublicModules

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parket-snippets-'))
  modules = await publicModules()
})
after(() => rm(folder, { recursive: true }))

const of = (path: string) => relative(folder, join(librarySource, path))

/** The snippets of a file with these stories of the library's Button, by story. */
async function snippets(
  lines: readonly string[],
  meta = "{ component: Button, args: { size: 'large' } }",
) {
  const file = join(folder, 'Sample.stories.tsx')
  const head = [
    "import { fn } from 'storybook/test'",
    `import { Button } from '${of('components/Button/Button.tsx')}'`,
    `const meta = ${meta} satisfies Meta<typeof Button>`,
    'export default meta',
  ]
  await writeFile(file, [...head, ...lines].join('\n'))
  const found = await snippetsOf(modules, file)
  return Object.fromEntries(found.map((one) => [one.story, one]))
}

void test('args are attributes, a spy is a function that does nothing, imports are public', async () => {
  const { Usual } = await snippets([
    "export const Usual: Story = { args: { children: 'Дальше', isPending: true, onPress: fn(), title: undefined } }",
  ])
  assert.equal(
    Usual?.code,
    [
      "import { Button } from '@parket/ui/components/Button'",
      '',
      'export function Usual() {',
      '  return (',
      '    <Button size="large" isPending onPress={() => {}}>',
      '      Дальше',
      '    </Button>',
      '  )',
      '}',
    ].join('\n'),
  )
})

void test('helpers come along, also from files that others cannot import', async () => {
  await writeFile(
    join(folder, 'fixtures.ts'),
    "const word = 'Да'\nexport const words = { yes: word }\nexport const others = 1\n",
  )
  const { Own } = await snippets([
    "import { words } from './fixtures.ts'",
    'function Yes(props: ButtonProps) { return <Button {...props}>{words.yes}</Button> }',
    `import { type ButtonProps } from '${of('components/Button/Button.tsx')}'`,
    'export const Own: Story = { render: (args) => <Yes {...args} /> }',
  ])
  assert.match(Own?.code ?? '', /import \{ Button, type ButtonProps \} from '@parket\/ui/)
  assert.match(
    Own?.code ?? '',
    /const word = 'Да'\n\nconst words = \{ yes: word \}\n\nfunction Yes/,
  )
  assert.match(Own?.code ?? '', /return <Yes size="large" \/>/)
  assert.doesNotMatch(Own?.code ?? '', /others|fixtures/)
})

void test('args that are used more than once, or made by a call, stand outside the function', async () => {
  const { Twice, Made } = await snippets([
    'export const Twice: Story = { render: (args) => <><Button {...args} /><Button {...args} /></> }',
    "export const Made: Story = { args: { children: 'а'.repeat(9) }, render: (args) => <Button {...args} /> }",
  ])
  const outside = /const args: ComponentProps<typeof Button> = \{[^]*\}\n\nexport function/
  assert.match(Twice?.code ?? '', outside)
  assert.match(Made?.code ?? '', outside)
})

void test('parts of other stories are the parts themselves', async () => {
  const { Next } = await snippets([
    "export const First: Story = { args: { children: 'Первая' }, decorators: [(Story) => <div><Story /></div>] }",
    'export const Next: Story = { args: { ...First.args, isPending: true }, decorators: First.decorators }',
  ])
  assert.match(Next?.code ?? '', /<div>\s+<Button size="large" isPending>\s+Первая/)
})

void test('a story that only the workshop can draw has no code, and says why', async () => {
  const { Toolbar, Inner } = await snippets([
    `import { rowHeights } from '${of('components/DataTable/rowPress.ts')}'`,
    'export const Toolbar: Story = { render: (args, { globals }) => <Button>{globals.brand}</Button> }',
    'export const Inner: Story = { args: { children: rowHeights } }',
  ])
  assert.deepEqual(
    [Toolbar?.code, Toolbar?.problem, Inner?.code],
    [null, 'It asks the toolbar', null],
  )
  assert.match(Inner?.problem ?? '', /rowHeights .* others cannot import/)
})

void test('every component and layout that the docs show has code to show', async () => {
  const found = await Promise.all(codedStoryFiles().map((file) => snippetsOf(modules, file)))
  const shown = found.flat().filter(({ isShown }) => isShown)
  assert.ok(shown.length > 170)
  assert.deepEqual(
    shown.filter(({ code }) => code === null).map(({ name, problem }) => `${name}: ${problem}`),
    [],
  )
})
