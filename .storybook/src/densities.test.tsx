import '@parket/ui/theme/global.css'
import { Table } from '@parket/ui/components/Table'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { samples, type SampleName } from './samples.tsx'

/** The least side of a target (WCAG 2.5.8), and of one on a phone. */
const TARGET = { compact: 24, comfortable: 44 }

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

test.each<[SampleName, string]>([
  ['button', 'button'],
  ['icon button', 'button'],
  ['text field', 'input'],
  ['select', 'select'],
  ['checkbox', 'label'],
  ['switch', 'label'],
  ['tab', '[role=tab]'],
])('%s: 44 px in comfort, less and still 24 px where it is compact', (name, selector) => {
  const node = samples[name]()
  const [comfortable, compact] = [
    heightAt('comfortable', node, selector),
    heightAt('compact', node, selector),
  ]
  expect(comfortable).toBeGreaterThanOrEqual(TARGET.comfortable)
  expect(compact).toBeLessThan(comfortable)
  expect(compact).toBeGreaterThanOrEqual(TARGET.compact)
})

test.each<[string, string, () => ReactNode]>([
  [
    'row of a table',
    'tbody tr',
    () => (
      <Table
        aria-label="Заявки"
        columns={[{ id: 'name', title: 'Танцор', render: ({ name }: { name: string }) => name }]}
        items={[{ name: 'Ли Ян' }]}
        getKey={({ name }) => name}
      />
    ),
  ],
])('%s is lower where it is compact', (_, selector, node) => {
  const compact = heightAt('compact', node(), selector)
  expect(compact).toBeGreaterThanOrEqual(TARGET.compact)
  expect(compact).toBeLessThan(heightAt('comfortable', node(), selector))
})
