import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { migrate } from '../../../packages/ui/bin/migrate.js'
import { gone, modules } from '../../../packages/ui/bin/renames.js'
import { libraryEntries } from './entries.ts'
import { libraryPackages, readManifest } from './packages.ts'

const renamed = (name: string, before: string, after: string) =>
  void test(name, () => equal(migrate(before).code, after))

renamed(
  'a prop of a component of ours gets its new name, also where the component has another name here',
  `import { Button as Go } from '@parket/ui/components/Button'
const go = <Go ariaLabel="Вперёд" fullWidth onPress={() => go()}>›</Go>`,
  `import { Button as Go } from '@parket/ui/components/Button'
const go = <Go aria-label="Вперёд" isFullWidth onPress={() => go()}>›</Go>`,
)

renamed(
  'a component of somebody else keeps its props',
  `import { Button } from './Button.tsx'
const go = <Button ariaLabel="Вперёд" />`,
  `import { Button } from './Button.tsx'
const go = <Button ariaLabel="Вперёд" />`,
)

renamed(
  'a boolean that means the opposite is turned round',
  `import { Inline } from '@parket/ui/components/Inline'
const lines = [<Inline wrap={false} />, <Inline wrap={isLong} />]`,
  `import { Inline } from '@parket/ui/components/Inline'
const lines = [<Inline isOneLine />, <Inline isOneLine={!(isLong)} />]`,
)

renamed(
  'items get their new keys where they are written in the markup, and nothing else does',
  `import { Menu } from '@parket/ui/components/Menu'
const menu = <Menu entries={ids.map((id) => ({ id, icon: <i title="icon: x" />, label: \`\${icon} {icon: 1}\` }))} />`,
  `import { Menu } from '@parket/ui/components/Menu'
const menu = <Menu items={ids.map((id) => ({ id, iconStart: <i title="icon: x" />, label: \`\${icon} {icon: 1}\` }))} />`,
)

renamed(
  'what has another name keeps the old one in this module',
  `import { type SelectOption, Select } from '@parket/ui/components/Select'
import { NoRightScreen } from "@parket/ui/screens/status/NoRightScreen"
import { adminGuard as guard } from '@parket/domain/rights/adminGuard'
export type { TabItem } from '@parket/ui/components/Tabs'`,
  `import { type SelectItem as SelectOption, Select } from '@parket/ui/components/Select'
import { NoRightPage as NoRightScreen } from "@parket/ui/layouts/NoRightPage"
import { pageAccess as guard } from '@parket/domain/site/pageAccess'
export type { TabsItem as TabItem } from '@parket/ui/components/Tabs'`,
)

renamed(
  'elements within attributes, comments, apostrophes and comparisons are read as what they are',
  `import { Button } from '@parket/ui/components/Button'
import { Table } from '@parket/ui/components/Table'
const isLess = (a: number, Button: number) => a <Button && Button > 1
const all = <Table caption="It's" /* caption */ rows={rows} columns={[{ render: () => <Button ariaLabel='>' fullWidth /> }]} />`,
  `import { Button } from '@parket/ui/components/Button'
import { Table } from '@parket/ui/components/Table'
const isLess = (a: number, Button: number) => a <Button && Button > 1
const all = <Table aria-label="It's" /* caption */ items={rows} columns={[{ render: () => <Button aria-label='>' isFullWidth /> }]} />`,
)

renamed(
  'keys of what stands within an item stay',
  `import { Tabs } from '@parket/ui/components/Tabs'
const tabs = <Tabs tabs={[{ id: 'a', title: 'А', content: <Chart data={{ title: 1 }} rows={[{ title: 2 }]} /> }]} />`,
  `import { Tabs } from '@parket/ui/components/Tabs'
const tabs = <Tabs items={[{ id: 'a', label: 'А', content: <Chart data={{ title: 1 }} rows={[{ title: 2 }]} /> }]} />`,
)

renamed(
  'an element that says its types is one, too',
  `import { Table } from '@parket/ui/components/Table'
const all = <Table<Map<string, () => Row>> caption="Все" rows={rows} />`,
  `import { Table } from '@parket/ui/components/Table'
const all = <Table<Map<string, () => Row>> aria-label="Все" items={rows} />`,
)

renamed(
  'a comment in a list of imports hides no name, and stays',
  `import {
  // one, or several
  type SelectOption, /* the field, itself */ Select,
} from '@parket/ui/components/Select'`,
  `import {
  // one, or several
  type SelectItem as SelectOption, /* the field, itself */ Select,
} from '@parket/ui/components/Select'`,
)

renamed(
  'what stands in another module now is imported from there',
  `import { type ChargeLine, charges, percentOn as percent } from '@parket/domain/money/charges'`,
  `import { computeCharges as charges} from '@parket/domain/money/charges'
import { type ChargeLine} from '@parket/domain/registration/chargeLine'
import { percentOn as percent } from '@parket/domain/money/price'`,
)

void test('every new address is one of this release, and no old one is', async () => {
  const all = new Set<string>()
  for (const name of libraryPackages) {
    const published = (await readManifest(name)).name
    for (const { subpath } of await libraryEntries(name)) all.add(published + subpath.slice(1))
  }
  const places = Object.entries(modules).flatMap(([path, { to = path, moved = {} }]) =>
    [to].concat(Object.values(moved)),
  )
  deepEqual(
    places.filter((place) => !all.has(place)),
    [],
  )
  const left = Object.keys(modules).filter((path) => modules[path]?.to !== undefined)
  deepEqual(
    [...Object.keys(gone), ...left].filter((path) => all.has(path)),
    [],
  )
})

void test('what a person decides is told with its line', () => {
  const { code, notes } = migrate(`import { Badge } from '@parket/ui/components/Badge'
import { Menu } from '@parket/ui/components/Menu'

const menu = <Menu label="Ещё" />`)
  equal(code.includes('label="Ещё"'), true)
  deepEqual(
    notes.map(({ line }) => line),
    [1, 4],
  )
})

void test('code of this release stays as it is', () => {
  const code = `import { Tabs } from '@parket/ui/components/Tabs'
const tabs = <Tabs aria-label="Турнир" items={[{ id: 'a', label: 'А', content: null }]} value="a" onChange={set} />`
  deepEqual(migrate(code), { code, notes: [] })
})
