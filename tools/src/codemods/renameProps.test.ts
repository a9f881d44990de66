import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { renameProps } from './renameProps.ts'

const renamed = (name: string, before: string, after: string, file = 'src/App.tsx') =>
  void test(name, () => equal(renameProps(before, file), after))

renamed(
  'a prop of a component of ours gets its new name, also where the component has another name here',
  `import { Button as Go } from '@parket/ui/components/Button'
const go = <Go ariaLabel="Вперёд" fullWidth>›</Go>`,
  `import { Button as Go } from '@parket/ui/components/Button'
const go = <Go aria-label="Вперёд" isFullWidth>›</Go>`,
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
  'items get their new keys where they are written in the markup',
  `import { Menu } from '@parket/ui/components/Menu'
const menu = <Menu entries={ids.map((id) => ({ id, icon: <i title="x" /> }))} />`,
  `import { Menu } from '@parket/ui/components/Menu'
const menu = <Menu items={ids.map((id) => ({ id, iconStart: <i title="x" /> }))} />`,
)

renamed(
  'a type and a module that moved get their new names',
  `import type { SelectOption } from '@parket/ui/components/Select'
import { NoRightScreen } from '@parket/ui/screens/status/NoRightScreen'
const all: SelectOption[] = []
const page = <NoRightScreen />`,
  `import type { SelectItem } from '@parket/ui/components/Select'
import { NoRightPage } from '@parket/ui/layouts/NoRightPage'
const all: SelectItem[] = []
const page = <NoRightPage />`,
)

renamed(
  'args of stories are props of the component that the meta names',
  `import { Tabs } from './Tabs.tsx'
const meta = { component: Tabs, args: { label, tabs: [{ title: 'Взносы' }], selected: 'main' } }`,
  `import { Tabs } from './Tabs.tsx'
const meta = { component: Tabs, args: { 'aria-label': label, items: [{ label: 'Взносы' }], value: 'main' } }`,
  'packages/ui/src/components/Tabs/Tabs.stories.tsx',
)
