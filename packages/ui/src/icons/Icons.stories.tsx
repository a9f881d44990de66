import type { ComponentType } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../components/Text/Text.tsx'

const modules = import.meta.glob<Record<string, ComponentType>>('./*Icon.tsx', {
  eager: true,
})
const icons = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(([name]) => name !== 'SvgIcon')

/**
 * Значки — линии на сетке 24 × 24, цветом и размером с текст рядом.
 *
 * **Как применять:** рядом со словом, чтобы его быстрее найти; одни — только в `IconButton` с
 * подписью для чтения вслух. Новый значок рисуют той же линией (1,75) внутри `SvgIcon`.
 *
 * **Чего не делать:** не заменяйте слова загадками; не ставьте эмодзи и чужие наборы: вид
 * разойдётся.
 */
const meta = { title: 'Основы/Значки' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  name: 'Все',
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
        gap: 16,
      }}
    >
      {icons.map(([name, Icon]) => (
        <div key={name} style={{ display: 'grid', justifyItems: 'center', gap: 8, fontSize: 28 }}>
          <Icon />
          <Text size="small" tone="secondary">
            {name.replace('Icon', '')}
          </Text>
        </div>
      ))}
    </div>
  ),
}
