import '@parket/ui/theme/global.css'
import { Button } from '@parket/ui/components/Button'
import { Checkbox } from '@parket/ui/components/Checkbox'
import { Chip } from '@parket/ui/components/Chip'
import { IconButton } from '@parket/ui/components/IconButton'
import { Select } from '@parket/ui/components/Select'
import { Switch } from '@parket/ui/components/Switch'
import { Table } from '@parket/ui/components/Table'
import { Tabs } from '@parket/ui/components/Tabs'
import { TextField } from '@parket/ui/components/TextField'
import { CloseIcon } from '@parket/ui/icons/CloseIcon'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'

/** The least side of a target (WCAG 2.5.8), and of one on a phone. */
const TARGET = { compact: 24, comfortable: 44 }

const nothing = () => {}
const text = { value: '', onChange: nothing }

function heightAt(density: 'comfortable' | 'compact', node: ReactNode, selector: string): number {
  const host = document.createElement('div')
  host.dataset['density'] = density
  document.body.append(host)
  const root = createRoot(host)
  flushSync(() => root.render(node))
  const height = host.querySelector(selector)?.getBoundingClientRect().height ?? 0
  root.unmount()
  host.remove()
  return height
}

test.each<[string, string, () => ReactNode]>([
  ['button', 'button', () => <Button>Ок</Button>],
  ['icon button', 'button', () => <IconButton label="Закрыть" icon={<CloseIcon />} />],
  ['text field', 'input', () => <TextField label="Имя" name="name" {...text} />],
  ['select', 'select', () => <Select label="Город" name="city" options={[]} {...text} />],
  ['checkbox', 'label', () => <Checkbox label="Да" isSelected onChange={nothing} />],
  ['switch', 'label', () => <Switch label="Да" isSelected onChange={nothing} />],
  [
    'tab',
    '[role=tab]',
    () => (
      <Tabs
        label="Турнир"
        tabs={[{ id: 'one', title: 'Часть', content: 'Текст' }]}
        selected="one"
        onSelect={nothing}
      />
    ),
  ],
])('%s: 44 px in comfort, less and still 24 px where it is compact', (_, selector, node) => {
  const [comfortable, compact] = [
    heightAt('comfortable', node(), selector),
    heightAt('compact', node(), selector),
  ]
  expect(comfortable).toBeGreaterThanOrEqual(TARGET.comfortable)
  expect(compact).toBeLessThan(comfortable)
  expect(compact).toBeGreaterThanOrEqual(TARGET.compact)
})

test.each<[string, string, () => ReactNode]>([
  [
    'chip',
    'button',
    () => (
      <Chip isSelected={false} onPress={nothing}>
        Folk
      </Chip>
    ),
  ],
  [
    'row of a table',
    'tbody tr',
    () => (
      <Table
        caption="Заявки"
        columns={[{ id: 'name', title: 'Танцор', render: ({ name }: { name: string }) => name }]}
        rows={[{ name: 'Ли Ян' }]}
        getKey={({ name }) => name}
      />
    ),
  ],
])('%s is lower where it is compact', (_, selector, node) => {
  const compact = heightAt('compact', node(), selector)
  expect(compact).toBeGreaterThanOrEqual(TARGET.compact)
  expect(compact).toBeLessThan(heightAt('comfortable', node(), selector))
})
