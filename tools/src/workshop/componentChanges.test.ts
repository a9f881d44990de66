import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changesOf, statusOf, waitingChanges } from './componentChanges.ts'

const changelog = `# @parket/ui

## 0.2.0

### Moving from 0.1.0

- **Gone:** \`Chip\` (\`ChipGroup\`). **Menu** takes a button.

### New components

- **Choosing:** \`ChipGroup\`, \`TagField\`.

### Better

- **DataTable** prints all rows. \`ChipGroup\` wraps.

## 0.1.0

- The first release with \`Menu\`.
`

const changeset = (kind: string, text: string) =>
  `---\n'@parket/domain': minor\n'@parket/ui': ${kind}\n---\n\n${text}\n`

const told = (component: string, changesets: string[] = []) =>
  changesOf(component, { changelog, changesets }).map(({ version, kind, text }) =>
    [version, kind, text].join(' | '),
  )

void test('a change says under which heading it stood, of a new component nothing else', () => {
  assert.deepEqual(told('ChipGroup'), [
    '0.2.0 | при переходе | **Gone:** `Chip` (`ChipGroup`).',
    '0.2.0 | новый компонент | ',
    '0.2.0 | улучшено | `ChipGroup` wraps.',
  ])
})

void test('only sentences that name the component count; one under no heading is of no kind', () => {
  assert.deepEqual(told('Menu'), [
    '0.2.0 | при переходе | **Menu** takes a button.',
    '0.1.0 |  | The first release with `Menu`.',
  ])
  assert.deepEqual(told('Stack'), [])
})

void test('what is not out yet stands first, by its kind', () => {
  const changesets = [
    changeset('patch', '`TagField` keeps\nits words.'),
    changeset('major', '`TagField` takes `items`. `Menu` does not.'),
  ]
  assert.deepEqual(told('TagField', changesets), [
    'К следующему выпуску | исправлено | `TagField` keeps its words.',
    'К следующему выпуску | несовместимое | `TagField` takes `items`.',
    '0.2.0 | новый компонент | ',
  ])
})

void test('a changeset of other packages says nothing of components', () => {
  assert.deepEqual(waitingChanges(["---\n'@parket/domain': minor\n---\n\nA rule."]), [])
  assert.deepEqual(waitingChanges(['---\n"@parket/ui": minor\n---\n\nA prop --- or two.']), [
    { kind: 'minor', text: 'A prop --- or two.' },
  ])
})

void test('a component that the last version brought is new, one that changes next is said to', () => {
  const status = (component: string, changesets: string[] = []) =>
    statusOf(component, { changelog, changesets }).replaceAll('\u00A0', ' ')
  assert.equal(status('ChipGroup'), 'Новый, с версии 0.2.0.')
  assert.equal(status('Stack'), 'Стабильный, с версии 0.1.0.')
  assert.equal(
    status('Menu', [changeset('patch', '`Menu` closes on Escape.')]),
    'Стабильный, с версии 0.1.0; меняется в следующем выпуске.',
  )
})
